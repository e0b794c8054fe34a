import type { CodePiece, Problem } from './Finding';
import { findNearest } from './measureDistance';
import type { Surface } from './readSurface';

/** Names of the web and of frameworks that prose may mention without a line of code that uses them. */
const platformNames = new Set([
  'beforeInteractive',
  'EventSource',
  'ngCspNonce',
  'ReferenceError',
  'showModal',
  'utm_campaign',
  'utm_content',
  'utm_medium',
  'utm_source',
  'utm_term',
  // Values of JSON, and the fields of a Server-Sent Event.
  'data',
  'event',
  'false',
  'null',
  'true',
  // An attribute of a script tag.
  'defer',
]);

/** `sessionId`, `session_id`, `AskReply`: a name that was made for code, alone or called. */
const compound =
  /^([a-z]+(?:[A-Z][a-z0-9]*)+|[a-z]+(?:_[a-z0-9]+)+|[A-Z][a-z]+(?:[A-Z][a-z0-9]+)+)(?:\(.*\))?$/;
/** `tokens`: in the prose of the API a single word is a field, a value or an event too. */
const word = /^([a-z]{3,})(?:: .+)?$/;
const streamEvent = /^((?:answer|knowledge)-[a-z-]+)$/;

/** Finds names in inline code that neither a contract nor any code of the page has; `isWritten` says of a name whether that code uses it. */
export function createUnknownNameCheck(
  surface: Surface,
): (piece: CodePiece, path: string, isWritten: (name: string) => boolean) => Problem[] {
  const known = new Set([
    ...surface.members,
    ...surface.types,
    ...surface.constants,
    ...surface.fields,
    ...surface.debugMembers,
    ...surface.values,
    ...surface.streamEvents,
  ]);
  return ({ kind, text }, path, isWritten) => {
    if (kind !== 'inline') return [];
    const name =
      compound.exec(text)?.[1] ??
      streamEvent.exec(text)?.[1] ??
      (isProseOfApi(path) ? word.exec(text)?.[1] : undefined);
    if (name === undefined || platformNames.has(name) || isWritten(name) || known.has(name)) {
      return [];
    }
    const nearest = findNearest(name, known, 3);
    return [
      {
        index: 0,
        name,
        message: `"${name}" is in no contract and in no code of the page${nearest ? `; did you mean "${nearest}"?` : ''}`,
      },
    ];
  };
}

function isProseOfApi(path: string): boolean {
  return path.startsWith('docs/_api/') || path === 'docs/_asistentes.md' || path.endsWith('.yaml');
}
