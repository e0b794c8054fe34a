import type { ElementContent } from 'hast';
import { h, s } from 'hastscript';
import { resolveGrammar } from '../../code-highlight/grammars';
import { tokenize, tokensToHast } from '../../code-highlight/tokenize';
import { renderSamples, type RequestSample } from '../../../lib/request-samples';
import { defaultLanguage } from '../../../src/components/api/sampleLanguage';
import { toAnchor } from '../render/PageContext';
import { hastToHtml, markdownToHast } from '../render/markdownToHast';
import type { ExampleRequest } from './buildRequests';
import { encodeTokens } from './encodeTokens';

/**
 * The samples of an operation as finished HTML: every example in every language, readable without JavaScript. Only the
 * sample that is seen first is coloured; the others carry their colours in `data-tokens`.
 */
export function renderSamplesHtml(requests: readonly ExampleRequest[], siteUrl: string): string {
  const nodes = requests.map((example, index) =>
    renderExample(example, index, requests.length, siteUrl),
  );
  return hastToHtml([...(requests.length > 1 ? [renderChooser(requests)] : []), ...nodes]);
}

function renderChooser(requests: readonly ExampleRequest[]): ElementContent {
  const options = requests.map(({ name, title }) => h('option', { value: name }, title ?? name));
  return h('p', { dataChooser: true }, [
    h('label', { for: 'ejemplo-elegido' }, 'Ejemplo'),
    h('select', { id: 'ejemplo-elegido' }, options),
  ]);
}

function renderExample(
  { name, title, description, request }: ExampleRequest,
  index: number,
  count: number,
  siteUrl: string,
): ElementContent {
  const samples = renderSamples(request);
  const anchor = `ejemplo-${toAnchor(name)}`;
  const isCurrent = index === 0;
  const heading = count === 1 ? [] : [h('h3', { id: anchor, dataTitle: true }, title ?? name)];
  return h('section', { dataExample: name, dataCurrent: isCurrent }, [
    ...heading,
    ...(description === undefined ? [] : markdownToHast(description, { siteUrl })),
    h('div', { dataBar: true }, [
      h(
        'div',
        { role: 'tablist', ariaLabel: 'Lenguaje del ejemplo' },
        samples.map((sample) => renderTab(sample, anchor)),
      ),
      h(
        'button',
        {
          type: 'button',
          dataCopy: true,
          ariaLabel: 'Copiar el ejemplo',
          title: 'Copiar el ejemplo',
        },
        s('svg', { viewBox: '0 0 24 24', ariaHidden: 'true', fill: 'currentColor' }, [
          s('path', { d: copyIcon }),
        ]),
      ),
    ]),
    ...samples.map((sample) => renderPanel(sample, anchor, isCurrent)),
  ]);
}

/** Two sheets, one over the other. */
const copyIcon =
  'M8 2h11a2 2 0 0 1 2 2v13h-2V4H8zM5 6h9a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zm0 2v12h9V8z';

function renderTab({ language, label }: RequestSample, anchor: string): ElementContent {
  const isSelected = language === defaultLanguage;
  return h(
    'button',
    {
      type: 'button',
      role: 'tab',
      id: `${anchor}-${language}-pestana`,
      ariaControls: `${anchor}-${language}`,
      ariaSelected: isSelected ? 'true' : 'false',
      tabIndex: isSelected ? 0 : -1,
      title: label,
      translate: 'no',
      dataLanguage: language,
    },
    language,
  );
}

function renderPanel(
  { language, label, variant, highlight, code }: RequestSample,
  anchor: string,
  isShown: boolean,
): ElementContent {
  const isSelected = language === defaultLanguage;
  const tokens = tokenize(code, resolveGrammar(highlight));
  const isPainted = isShown && isSelected;
  return h(
    'div',
    {
      role: 'tabpanel',
      id: `${anchor}-${language}`,
      ariaLabelledBy: `${anchor}-${language}-pestana`,
      dataLanguage: language,
      dataCurrent: isSelected,
    },
    [
      h(
        'p',
        { dataLabel: true, translate: 'no' },
        variant === '' ? label : `${label} (${variant})`,
      ),
      h('pre', { tabIndex: 0, translate: 'no' }, [
        h(
          'code',
          { dataTokens: isPainted ? undefined : encodeTokens(tokens) },
          isPainted ? tokensToHast(tokens) : code,
        ),
      ]),
    ],
  );
}
