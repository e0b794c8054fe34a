import type { CodePiece, Problem } from './Finding';
import { findNearest } from './measureDistance';
import type { Surface } from './readSurface';

/** Headers of the web platform that a page may name beside the product's own. */
const platformHeaders = ['X-Content-Type-Options', 'X-Frame-Options'];

/** Headers, hosts, endpoints and analytics actions of the HTTP API. */
export function checkApiNames(piece: CodePiece, surface: Surface): Problem[] {
  return [
    ...checkHeaders(piece, surface),
    ...checkHosts(piece, surface),
    ...checkEndpoints(piece, surface),
    ...checkActions(piece, surface),
  ];
}

function checkHeaders({ text }: CodePiece, surface: Surface): Problem[] {
  const known = new Set([...surface.headers, ...platformHeaders].map((name) => name.toLowerCase()));
  const problems: Problem[] = [];
  for (const match of text.matchAll(/(?<![\w-])(?:X-[A-Z][\w-]*|x-(?:api|org)[\w-]*)/g)) {
    const [name] = match;
    if (known.has(name.toLowerCase())) continue;
    const nearest = findNearest(name, surface.headers, 4);
    problems.push({
      index: match.index,
      name,
      message: `the API has no header "${name}"${nearest ? `; did you mean "${nearest}"?` : ''}`,
    });
  }
  return problems;
}

function checkHosts({ text }: CodePiece, surface: Surface): Problem[] {
  return [...text.matchAll(/(?:https?:\/\/|@)((?:[\w-]+\.)*ai-?findr?\.[a-z][\w.]*)/gi)]
    .map((match) => ({
      index: match.index,
      name: (match[1] ?? '').toLowerCase().replace(/\.$/, ''),
    }))
    .filter(({ name }) => !surface.hosts.has(name))
    .map(({ index, name }) => ({ index, name, message: `the product has no host "${name}"` }));
}

const apiHost = 'api.saas.aifindr.ai';

function checkEndpoints({ text }: CodePiece, surface: Surface): Problem[] {
  const problems: Problem[] = [];
  for (const match of text.matchAll(
    // An expression put into the path may hold what otherwise ends it.
    /(?:https?:\/\/([\w.-]+))?(\/api\/(?:\$?\{[^}\n]*\}|[^\s"'`?)\\|<>;,])+)/g,
  )) {
    const [, host, raw = ''] = match;
    // Part of a longer path, such as a page of this site, or of another host.
    if (host === undefined ? /[\w.-]/.test(text[match.index - 1] ?? '') : host !== apiHost)
      continue;
    const path = raw.replace(/\$?\{[^}]*\}/g, '{}').replace(/[.:]$/, '');
    const isOurs =
      host === apiHost || findNearest(path.split('/')[2] ?? '', ['widget'], 2) !== undefined;
    // A path that ends in a slash goes on in another string.
    if (
      !isOurs ||
      path.endsWith('/') ||
      surface.endpoints.some((endpoint) => matches(path, endpoint))
    )
      continue;
    problems.push({ index: match.index, name: raw, message: `the API has no endpoint "${raw}"` });
  }
  return problems;
}

function matches(path: string, endpoint: string): boolean {
  const segments = path.split('/');
  const templates = endpoint.split('/');
  return (
    segments.length === templates.length &&
    templates.every((template, index) =>
      template.startsWith('{') ? segments[index] !== '' : template === segments[index],
    )
  );
}

function checkActions({ kind, text }: CodePiece, surface: Surface): Problem[] {
  const action = /(?:query|response|feedback|click|form|widget):[A-Za-z*][\w:*-]*/;
  const quoted = new RegExp(`(['"\`])(${action.source})\\1`, 'g');
  const alone = kind === 'inline' ? new RegExp(`^(${action.source})$`).exec(text)?.[1] : undefined;
  const found = [...text.matchAll(quoted)].map((match) => ({
    index: match.index,
    name: match[2] ?? '',
  }));
  if (alone !== undefined) found.push({ index: 0, name: alone });
  return found
    .filter(
      ({ name }) =>
        !surface.actions.some(
          (known) => known === name || (known.endsWith('*') && name.startsWith(known.slice(0, -1))),
        ),
    )
    .map(({ index, name }) => {
      const nearest = findNearest(name, surface.actions, 4);
      return {
        index,
        name,
        message: `the API has no analytics action "${name}"${nearest ? `; did you mean "${nearest}"?` : ''}`,
      };
    });
}
