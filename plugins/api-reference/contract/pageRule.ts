import path from 'node:path';
import kebabCase from 'lodash/kebabCase';
import { getLineColLocation, type LocationObject } from '@redocly/openapi-core';
import { isObject, itemsAt, type Json, stringAt } from './json';

/** The used part of what the walker of openapi-core hands to a rule. */
interface RuleContext {
  key: string | number;
  location: RuleLocation;
  report: (problem: { message: string; location: LocationObject }) => void;
}

type RuleLocation = LocationObject & {
  pointer: string;
  child(key: string): RuleLocation;
  key(): LocationObject;
};

interface Page {
  id: string;
  label: string;
  location: LocationObject;
}

/**
 * Rule of openapi-core: reports what would leave a page missing or wrong, which is less than what makes a contract invalid
 * (`npm run check -- contract` reports that).
 *
 * @param siteDir locations in messages are relative to it
 */
export function pageRule(siteDir: string) {
  return () => {
    let pathOf = '';
    const operations: Page[] = [];
    const ids = new Map<string, string>();

    const enterPathItem = (_item: unknown, { key }: RuleContext) => {
      pathOf = String(key);
    };
    const enterOperation = (operation: object, { key, location, report }: RuleContext) => {
      const label = `operation ${String(key).toUpperCase()} ${pathOf}`;
      const summary = stringAt(operation, 'summary')?.trim();
      const operationId = stringAt(operation, 'operationId');
      if (!summary) {
        report({
          message: `${label} has no summary: it is the title of its page`,
          location: location.key(),
        });
      }
      const id = kebabCase(operationId ?? summary);
      const place =
        operationId === undefined ? location.key() : location.child('operationId').key();
      if (id !== '') operations.push({ id, label, location: place });
      else if (summary) {
        report({ message: `${label} needs an operationId: it names its page`, location: place });
      }
    };
    const pathItem = { enter: enterPathItem, Operation: enterOperation };

    return {
      Paths: { PathItem: pathItem },
      WebhooksMap: { PathItem: pathItem },
      Info(info: object, { location, report }: RuleContext) {
        const title = stringAt(info, 'title')?.trim();
        if (title)
          ids.set(kebabCase(title.replace(' ', '-').toLowerCase()), 'the information page');
        else {
          report({
            message: 'has no info.title: the information page needs one',
            location: location.key(),
          });
        }
      },
      Root: {
        leave(root: object, { report }: RuleContext) {
          for (const tag of itemsAt(root, 'tags')) {
            const name = stringAt(tag, 'name') ?? '';
            ids.set(kebabCase(name), `the page of the tag "${name}"`);
          }
          for (const { id, label, location } of operations) {
            const other = ids.get(id);
            if (other !== undefined) {
              const message = `${label} has the id of ${other}: both would be the page "${id}"`;
              report({ message, location });
            }
            ids.set(id, `${label} (${formatLocation(location, siteDir)})`);
          }
        },
      },
      ref: {
        leave(
          reference: { $ref: string },
          { location, report }: RuleContext,
          resolved: { node?: unknown; error?: Error },
        ) {
          if (resolved.node !== undefined) return;
          const cause = resolved.error?.message.replaceAll(`${siteDir}${path.sep}`, '');
          report({
            message: `refers to "${reference.$ref}", which does not exist${cause ? `: ${cause}` : ''}`,
            location: location.child('$ref').key(),
          });
        },
      },
    };
  };
}

function formatLocation(location: LocationObject, siteDir: string): string {
  const { source, start } = getLineColLocation(location);
  return `${path.relative(siteDir, source.absoluteRef)}:${start.line}:${start.col}`;
}

/** Whether the root of a document is an OpenAPI 3 document. */
export function isOpenApi3(root: unknown): root is Json {
  return isObject(root) && /^3\.\d+(\.\d+)?/.test(String(root.openapi));
}
