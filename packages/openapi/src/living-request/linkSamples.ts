import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { PageContext } from '../model/PageContext';
import type { FieldData, Part, ProseNodes } from '../model/types';
import { toHeading } from '../pages/Page';

/**
 * Links the fields of a page to the samples that show them, which then say their examples.
 *
 * @param sampled status codes of the responses that have samples
 * @param shown the one that is shown first, whose row is open
 */
export function linkSamples(
  parts: readonly Part[],
  page: PageContext,
  sampled: ReadonlySet<string>,
  shown?: string,
): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'prose') {
      return [{ ...part, prose: part.prose.map((node) => linkElement(node, page)) }];
    }
    if (part.kind === 'fields') {
      return [{ ...part, fields: part.fields.map((field) => linkField(field, page, sampled)) }];
    }
    if (part.kind === 'responses') {
      const open = shown ?? part.responses.find(({ code }) => code.startsWith('2'))?.code;
      const responses = part.responses.map((one) => ({
        ...one,
        isOpen: one.code === open,
        parts: linkResponse(linkSamples(one.parts, page, sampled), one.code, page, sampled),
      }));
      return [{ ...part, responses }];
    }
    return 'parts' in part
      ? [{ ...part, parts: linkSamples(part.parts, page, sampled, shown) }]
      : [part];
  });
}

/** What is said of the body of a response leads to its sample: on phones that is far above. */
function linkResponse(
  parts: readonly Part[],
  code: string,
  { texts }: PageContext,
  sampled: ReadonlySet<string>,
): Part[] {
  const href = `#${toHeading(texts.sections.responseSamples).id}`;
  const sample = { href, label: texts.labels.inSample(code) };
  return parts.map((part) =>
    part.kind === 'mediaType' && sampled.has(code) ? { ...part, sample } : part,
  );
}

function linkField(field: FieldData, page: PageContext, sampled: ReadonlySet<string>): FieldData {
  const { samples } = page.state;
  const href = samples.hrefOf(field.id);
  const parts = linkSamples(field.parts, page, sampled);
  if (href === undefined) return { ...field, parts };
  return {
    ...field,
    sample: { href, label: page.texts.labels.inSample(field.name) },
    parts: parts.flatMap((part): Part[] => {
      if (part.kind !== 'prose') return [part];
      const prose = dropExamples(part.prose, field.id, page);
      return prose.length === 0 ? [] : [{ ...part, prose }];
    }),
  };
}

/** Text without the examples that a sample shows. */
function dropExamples(prose: ProseNodes, field: string, page: PageContext): ProseNodes {
  const { example } = page.texts.facts;
  const isShown = (row: ElementContent) => {
    const [term, detail] = row.type === 'element' ? row.children.filter(isElement) : [];
    if (term === undefined || detail === undefined || toString(term) !== example) return false;
    return page.state.samples.showsValue(field, toString(detail));
  };
  return prose.flatMap((node): ElementContent[] => {
    if (node.type !== 'element' || node.tagName !== 'dl') return [node];
    const children = node.children.filter((row) => !isShown(row));
    return children.length === 0 ? [] : [{ ...node, children }];
  });
}

/** How a request authenticates is a field of it: its paragraph has the anchor. */
function linkElement(node: ElementContent, page: PageContext): ElementContent {
  if (node.type !== 'element') return node;
  const { id } = node.properties;
  const href = typeof id === 'string' ? page.state.samples.hrefOf(id) : undefined;
  if (href === undefined) {
    const isAround = ['ul', 'li'].includes(node.tagName);
    return isAround
      ? { ...node, children: node.children.map((child) => linkElement(child, page)) }
      : node;
  }
  const name = toString(node.children.find((child) => isElement(child)) ?? node);
  const link = h('a', {
    href,
    ariaLabel: page.texts.labels.inSample(name),
    dataSampleLink: '',
    dataReadingAid: '',
  });
  return {
    ...node,
    properties: { ...node.properties, dataSampled: '' },
    children: [...node.children, link],
  };
}

function isElement(node: ElementContent): node is Element {
  return node.type === 'element';
}
