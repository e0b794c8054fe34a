import { visit } from 'unist-util-visit';
import type { FieldScope, FoundField } from '../field-links/jsonFields';
import type { FieldData, Part } from '../model/types';

/** Finds the fields that a page describes for a body. */
export interface FieldScopes {
  request: (mediaType: string) => FieldScope;
  response: (code: string, mediaType: string) => FieldScope;
}

/** Fields that are described side by side: those of an object, or of one of its options. */
interface Group {
  fields: readonly FieldData[];
  /** Titles of what they are in: that of an option names the value that selects it. */
  titles: string;
}

/**
 * Reads which fields the sections of an operation describe.
 *
 * @param constLabel of the fact that says the only value of a field
 */
export function createFieldScopes(main: readonly Part[], constLabel: string): FieldScopes {
  const byAnchor = new Map<string, readonly Part[]>();
  indexParts(main, byAnchor);

  const scopeOf = (parts: readonly Part[]): FieldScope => ({
    find(entries) {
      const groups = listGroups(parts, byAnchor)
        .map((group) => ({ group, score: rate(group, entries, constLabel) }))
        .sort((one, other) => other.score - one.score);
      return (key) => {
        const fields = groups.flatMap(({ group }) => findNamed(group, key) ?? []);
        const others = groups.flatMap(({ group }) => findPattern(group, key) ?? []);
        const [field] = [...fields, ...others];
        return field && toFound(field);
      };
    },
  });
  const toFound = (field: FieldData): FoundField => ({
    field: field.id,
    inside: scopeOf(field.parts),
  });

  const responses = main.flatMap((part) => (part.kind === 'responses' ? part.responses : []));
  return {
    request: (mediaType) => scopeOf(findContent(main, mediaType)),
    response(code, mediaType) {
      const response = responses.find((one) => one.code === code);
      return scopeOf(findContent(response?.parts ?? [], mediaType));
    },
  };
}

/** What is described for a media type: the only content, or one of several blocks. */
function findContent(parts: readonly Part[], mediaType: string): readonly Part[] {
  return parts.flatMap((part) => {
    const name = part.kind === 'mediaType' ? part.name : part.kind === 'nested' ? part.title : '';
    return 'parts' in part && name.split(', ').includes(mediaType) ? part.parts : [];
  });
}

/** The parts of whatever has an anchor; of a response, what it has for its body. */
function indexParts(parts: readonly Part[], byAnchor: Map<string, readonly Part[]>): void {
  for (const part of parts) {
    if ('id' in part && part.id !== undefined && 'parts' in part) byAnchor.set(part.id, part.parts);
    if (part.kind === 'fields') {
      for (const field of part.fields) {
        byAnchor.set(field.id, field.parts);
        indexParts(field.parts, byAnchor);
      }
    } else if (part.kind === 'responses') {
      for (const { heading, parts: own } of part.responses) {
        byAnchor.set(heading.id, own.filter(isContent));
        indexParts(own, byAnchor);
      }
    } else if ('parts' in part) indexParts(part.parts, byAnchor);
  }
}

/** Whether a part of a response describes its body, not its headers. */
function isContent(part: Part): boolean {
  return part.kind === 'mediaType' || (part.kind === 'nested' && part.id !== undefined);
}

/** The fields that parts describe, or those of the place that they refer to. */
function listGroups(
  parts: readonly Part[],
  byAnchor: ReadonlyMap<string, readonly Part[]>,
  seen: ReadonlySet<string> = new Set(),
): Group[] {
  const own = collect(parts, '');
  if (own.length > 0) return own;
  return listAnchors(parts).flatMap((anchor) => {
    const target = seen.has(anchor) ? undefined : byAnchor.get(anchor);
    return target === undefined ? [] : listGroups(target, byAnchor, new Set([...seen, anchor]));
  });
}

function collect(parts: readonly Part[], titles: string): Group[] {
  return parts.flatMap((part) => {
    if (part.kind === 'fields') return [{ fields: part.fields, titles }];
    if (!('parts' in part)) return [];
    return collect(part.parts, 'title' in part ? `${titles}\n${part.title}` : titles);
  });
}

/** The anchors that texts link to. */
function listAnchors(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'prose') return 'parts' in part ? listAnchors(part.parts) : [];
    const anchors: string[] = [];
    visit({ type: 'root', children: [...part.prose] }, 'element', ({ properties: { href } }) => {
      if (typeof href === 'string' && href.startsWith('#')) anchors.push(href.slice(1));
    });
    return anchors;
  });
}

/** How well fields fit an object: by its keys, and far better or worse by values that only some options allow. */
function rate(
  { fields, titles }: Group,
  entries: ReadonlyMap<string, string | undefined>,
  constLabel: string,
): number {
  let score = 0;
  for (const [key, value] of entries) {
    const field = fields.find((one) => !one.isPattern && one.name === key);
    if (field !== undefined) score += 1;
    if (value === undefined) continue;
    if (titles.includes(`(${key}: ${value})`)) score += 1000;
    const values = field === undefined ? [] : listValues(field, constLabel);
    if (values.length > 0 && !values.includes(value)) score -= 1000;
  }
  return score;
}

/** The values that a field may have, where they are listed. */
function listValues({ facts = [], parts }: FieldData, constLabel: string): string[] {
  const values = facts.flatMap(([label, value]) => (label === constLabel ? [value] : []));
  for (const part of parts) {
    if (part.kind !== 'prose') continue;
    for (const node of part.prose) {
      if (node.type !== 'element' || node.properties.dataList === undefined) continue;
      visit(node, 'element', (element, _index, parent) => {
        const isFirst = parent?.type === 'element' && parent.children[0] === element;
        const [text] = element.children;
        if (element.tagName === 'code' && isFirst && text?.type === 'text') values.push(text.value);
      });
    }
  }
  return values;
}

function findNamed({ fields }: Group, key: string): FieldData | undefined {
  return fields.find(({ name, isPattern }) => !isPattern && name === key);
}

function findPattern({ fields }: Group, key: string): FieldData | undefined {
  const patterns = fields.filter(({ isPattern }) => isPattern);
  return (
    patterns.find(({ name }) => matches(/^\/(.*)\/$/s.exec(name)?.[1], key)) ??
    patterns.find(({ name }) => !name.startsWith('/'))
  );
}

function matches(pattern: string | undefined, key: string): boolean {
  try {
    return pattern !== undefined && new RegExp(pattern, 'u').test(key);
  } catch {
    return false;
  }
}
