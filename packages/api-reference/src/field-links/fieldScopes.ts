import type { FieldData, Part } from '../model/types';

/** Finds the described field of each key of an object. */
export type FieldScope = (
  object: Readonly<Record<string, unknown>>,
) => (key: string) => FoundField | undefined;

/** A field, by its anchor, with the fields in it. */
export interface FoundField {
  field: string;
  inside: FieldScope;
}

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

type Holder = Pick<FieldData, 'parts' | 'schemaHref'>;

/**
 * Reads which fields the sections of an operation describe.
 *
 * @param constLabel of the fact that says the only value of a field
 */
export function createFieldScopes(main: readonly Part[], constLabel: string): FieldScopes {
  const byAnchor = new Map<string, Holder>();
  indexHolders(main, byAnchor);

  /** What an object may be, the best first. */
  const listGroups = ({ parts, schemaHref = '' }: Holder): Group[] => {
    const own = collectGroups(parts);
    const elsewhere = byAnchor.get(schemaHref.slice(1));
    return own.length > 0 || elsewhere === undefined ? own : collectGroups(elsewhere.parts);
  };
  const scopeOf =
    (holder: Holder): FieldScope =>
    (object) => {
      const groups = listGroups(holder)
        .map((group) => ({ fields: group.fields, score: rate(group, object, constLabel) }))
        .sort((one, other) => other.score - one.score);
      return (key) => {
        const fields = groups.flatMap((group) => group.fields);
        const found = fields.find((field) => !field.isPattern && field.name === key);
        const field = found ?? fields.find(({ isPattern }) => isPattern);
        return field && { field: field.id, inside: scopeOf(field) };
      };
    };

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
function findContent(parts: readonly Part[], mediaType: string): Holder {
  const content = parts.find((part) => {
    const name = part.kind === 'mediaType' ? part.name : part.kind === 'nested' ? part.title : '';
    return name.split(', ').includes(mediaType);
  });
  return content && 'parts' in content ? content : { parts: [] };
}

/** What has fields, by the anchor that others refer to; of a response, what describes its body. */
function indexHolders(parts: readonly Part[], byAnchor: Map<string, Holder>): void {
  for (const part of parts) {
    if ('id' in part && part.id !== undefined && 'parts' in part) byAnchor.set(part.id, part);
    for (const field of part.kind === 'fields' ? part.fields : []) {
      byAnchor.set(field.id, field);
      indexHolders(field.parts, byAnchor);
    }
    for (const { heading, parts: own } of part.kind === 'responses' ? part.responses : []) {
      const body = own.find(({ kind }) => kind === 'mediaType');
      if (body && 'parts' in body) byAnchor.set(heading.id, body);
      indexHolders(own, byAnchor);
    }
    if ('parts' in part) indexHolders(part.parts, byAnchor);
  }
}

function collectGroups(parts: readonly Part[], titles = ''): Group[] {
  return parts.flatMap((part) => {
    if (part.kind === 'fields') return [{ fields: part.fields, titles }];
    if (!('parts' in part)) return [];
    return collectGroups(part.parts, 'title' in part ? `${titles}\n${part.title}` : titles);
  });
}

/** How well fields fit an object: by its keys, and far better or worse by values that select an option. */
function rate(
  { fields, titles }: Group,
  object: Readonly<Record<string, unknown>>,
  constLabel: string,
): number {
  let score = 0;
  for (const [key, value] of Object.entries(object)) {
    const field = fields.find(({ name }) => name === key);
    if (field !== undefined) score += 1;
    if (titles.includes(`(${key}: ${String(value)})`)) score += 100;
    const only = field?.facts?.find(([label]) => label === constLabel);
    if (only !== undefined && only[1] !== String(value)) score -= 100;
  }
  return score;
}
