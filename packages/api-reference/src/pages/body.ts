import type { Element } from 'hast';
import { h } from 'hastscript';
import { toAnchor } from '../contract/names';
import type { Answer, Content, Operation, Parameter } from '../contract/readApi';
import { firstSentence, markdownToHast } from '../descriptions/markdownToHast';
import type { Field } from '../field-links/fieldTags';
import { sectionTitles, statusText } from '../texts';
import {
  chip,
  codeWord,
  describeFacts,
  fold,
  listFields,
  prose,
  sampleLink,
  sectionAnchor,
  typeLabel,
} from './elements';
import type { Nodes } from './Page';
import type { PageContext } from './PageContext';
import { describeField, describeSchema, linkSchema } from './schema';

/** The anchor of the body of a request. */
export const bodyAnchor = 'cuerpo';

/** A parameter or header. */
export function describeParameter(parameter: Parameter, anchor: string, page: PageContext): Field {
  const { name, schema, examples, isRequired, isDeprecated } = parameter;
  const facts = examples.map(
    ({ title, value }) => [title === undefined ? 'Ejemplo' : `Ejemplo: ${title}`, value] as const,
  );
  const lead = [
    ...markdownToHast(parameter.description),
    ...describeFacts(facts),
    ...examples.flatMap(({ description }) => markdownToHast(description)),
  ];
  const field = describeField(name, schema, { page, anchor, lead }, { isRequired, isDeprecated });
  page.state.declared.set(parameter.declaration, field);
  return field;
}

/** The schema of a body or response; of several media types, those after the first are folded. */
function describeContents(
  contents: readonly Content[],
  anchor: string,
  page: PageContext,
  chips: readonly Element[],
): Nodes {
  const isOnly = contents.length === 1;
  const described = contents.map((content, index) => {
    const { mediaType: name, schema } = content;
    const id = isOnly ? anchor : page.takeAnchor(`${anchor}-${toAnchor(name)}`);
    const body = schema && describeSchema(schema, { page, anchor: id, isTitled: true });
    page.state.bodies.set(content, body?.groups ?? []);
    const nodes = body?.nodes ?? [];
    if (!isOnly) {
      const all = [...nodes, ...(body ? linkSchema(body) : [])];
      return fold(name, all, { id, type: body?.type, isOpen: index === 0 });
    }
    // Without an address of its own it stands right here.
    const href = body?.href ?? (body?.name === undefined ? undefined : `#${id}`);
    const caption = [
      ...(name === '*/*' ? [] : [codeWord(name)]),
      ...(body ? [typeLabel(body.name ?? body.type, undefined, href)] : []),
      ...chips,
    ];
    const head = h('p', { className: 'api-head api-caption' }, caption);
    return h('div', { className: 'api-block' }, [head, ...nodes]);
  });
  const hint = contents.length > 1 ? prose([h('p', 'Según el tipo de contenido:')]) : [];
  return [...hint, ...described];
}

/** What an operation takes in its body. */
export function describeRequestBody({ body }: Operation, page: PageContext): Nodes {
  if (body.contents.length === 0) return [];
  const word = body.isRequired ? 'obligatorio' : 'opcional';
  const anchor = page.takeAnchor(bodyAnchor);
  return [
    ...prose(markdownToHast(body.description)),
    ...describeContents(body.contents, anchor, page, [chip(word)]),
  ];
}

/**
 * What an operation answers with one status code: its heading in a row that opens.
 *
 * @param hasSample whether a sample shows it
 */
export function describeResponse(answer: Answer, hasSample: boolean, page: PageContext): Element {
  const { code, description = '', contents } = answer;
  const id = page.takeAnchor(`respuesta-${toAnchor(code)}`);
  const inside: PageContext = { ...page, direction: 'response' };
  const headers = answer.headers.map((header) => {
    const anchor = page.takeAnchor(`${id}-cabecera-${toAnchor(header.name)}`);
    return describeParameter(header, anchor, inside);
  });
  const headerList = listFields(headers);
  // On phones the sample is far above.
  const samples = `#${sectionAnchor(sectionTitles.responseSamples)}`;
  const links = hasSample ? [sampleLink(samples, code)] : [];
  const meaning = firstSentence(description, '`').split('`');
  // A range of all types says nothing.
  const types = contents.map(({ mediaType }) => mediaType).filter((type) => type !== '*/*');
  const names = types.map((type) => type.replace(/^.*\/(?=\w)/, '')).join(', ');
  const aid = { dataReadingAid: '' };
  return h('details', { className: 'collapsible api-response', dataCode: code }, [
    h('summary', { dataStatus: code.charAt(0) }, [
      h('h3', { id }, `${code} · ${statusText(code)}`),
      // The text in the row repeats it.
      h(
        'span',
        { className: 'api-meaning', ...aid },
        meaning.map((text, index) => (index % 2 ? h('code', text) : text)),
      ),
      h('span', { className: 'api-type', ...aid }, names),
    ]),
    ...prose(markdownToHast(description)),
    ...(headerList.length === 0
      ? []
      : [fold('Cabeceras de la respuesta', headerList, { isOpen: true })]),
    ...describeContents(contents, id, inside, links),
  ]);
}
