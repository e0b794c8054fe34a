import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { PageContext } from '../model/PageContext';
import type { FieldData, Part, ProseNodes } from '../model/types';
import { toHeading } from '../pages/Page';
import { texts } from '../texts';

/**
 * Links the fields of a page to the samples that show them, which then say their examples.
 *
 * @param sampled status codes of the responses that have samples
 * @param shown the one that is shown first, whose row is open
 */
export function linkSamples(
  main: readonly Part[],
  { state }: PageContext,
  sampled: ReadonlySet<string>,
  shown?: string,
): Part[] {
  const { samples } = state;
  const labelOf = texts.labels.inSample;

  const linkParts = (parts: readonly Part[]): Part[] => parts.map(linkPart);
  const linkPart = (part: Part): Part => {
    if (part.kind === 'prose') return { ...part, prose: part.prose.map(linkElement) };
    if (part.kind === 'fields') return { ...part, fields: part.fields.map(linkField) };
    if (part.kind === 'responses') {
      const open = shown ?? part.responses.find(({ code }) => code.startsWith('2'))?.code;
      const responses = part.responses.map((one) => ({
        ...one,
        isOpen: one.code === open,
        parts: linkBodies(linkParts(one.parts), one.code),
      }));
      return { ...part, responses };
    }
    return 'parts' in part ? { ...part, parts: linkParts(part.parts) } : part;
  };

  /** What is said of the body of a response leads to its sample: on phones that is far above. */
  const linkBodies = (parts: readonly Part[], code: string): readonly Part[] => {
    if (!sampled.has(code)) return parts;
    const sample = {
      href: `#${toHeading(texts.sections.responseSamples).id}`,
      label: labelOf(code),
    };
    return parts.map((part) => (part.kind === 'mediaType' ? { ...part, sample } : part));
  };

  const linkField = (field: FieldData): FieldData => {
    const sample = samples.sampleOf(field.id);
    const parts = linkParts(field.parts);
    if (sample === undefined) return { ...field, parts };
    return {
      ...field,
      sample: { href: sample.href, label: labelOf(field.name, sample.title) },
      parts: parts.flatMap((part): Part[] => {
        if (part.kind !== 'prose') return [part];
        const prose = dropExamples(part.prose, field.id);
        return prose.length === 0 ? [] : [{ ...part, prose }];
      }),
    };
  };

  /** Text without the examples that a sample shows. */
  const dropExamples = (prose: ProseNodes, field: string): ProseNodes => {
    const isShown = (row: ElementContent) => {
      const [term, detail] = row.type === 'element' ? row.children.filter(isElement) : [];
      if (term === undefined || detail === undefined) return false;
      if (toString(term) !== texts.facts.example) return false;
      return samples.showsValue(field, toString(detail));
    };
    return prose.flatMap((node): ElementContent[] => {
      if (node.type !== 'element' || node.tagName !== 'dl') return [node];
      const children = node.children.filter((row) => !isShown(row));
      return children.length === 0 ? [] : [{ ...node, children }];
    });
  };

  /** How a request authenticates is a field of it: its paragraph has the anchor. */
  const linkElement = (node: ElementContent): ElementContent => {
    if (node.type !== 'element') return node;
    const { id } = node.properties;
    const sample = typeof id === 'string' ? samples.sampleOf(id) : undefined;
    if (sample === undefined) {
      const isAround = ['ul', 'li'].includes(node.tagName);
      return isAround ? { ...node, children: node.children.map(linkElement) } : node;
    }
    const name = toString(node.children.find(isElement) ?? node);
    const label = labelOf(name, sample.title);
    const link = h('a', {
      href: sample.href,
      ariaLabel: label,
      title: label,
      dataSampleLink: '',
      dataReadingAid: '',
    });
    return {
      ...node,
      properties: { ...node.properties, dataSampled: '' },
      // It does not stand alone on a line.
      children: [...node.children, { type: 'text', value: '\u00a0' }, link],
    };
  };

  return linkParts(main);
}

function isElement(node: ElementContent): node is Element {
  return node.type === 'element';
}
