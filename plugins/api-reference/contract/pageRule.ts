import path from 'node:path';
import { getLineColLocation, type LocationObject } from '@redocly/openapi-core';
import { at, itemsAt, objectAt, stringAt } from './json';
import { methods } from './listOperations';

/** The used part of what the walker of openapi-core hands to a rule. */
interface RuleContext {
  key: string | number;
  location: RuleLocation;
  report: (problem: { message: string; location: LocationObject }) => void;
  resolve: (value: { $ref: string }) => { node?: unknown };
}

type RuleLocation = LocationObject & {
  child(key: string | number): RuleLocation;
  key(): LocationObject;
};

/**
 * Rule of openapi-core: reports what would leave a page missing or wrong, which is less than what makes a contract invalid
 * (`npm run check -- contract` reports that). As `error` it reports what stops the generation, as `warn` what does not.
 *
 * @param siteDir locations in messages are relative to it
 */
export function pageRule(severity: 'error' | 'warn', siteDir: string) {
  return () => (severity === 'error' ? visitErrors(siteDir) : visitDoubts());
}

function visitErrors(siteDir: string) {
  const ids = new Map<string, string>();
  return {
    Paths(paths: object, { location, report }: RuleContext) {
      for (const key of Object.keys(paths)) {
        if (key.startsWith('/') || key.startsWith('x-')) continue;
        const message = `path "${key}" does not begin with a slash: its operations would have no page`;
        report({ message, location: location.child(key).key() });
      }
    },
    PathItem(item: object, { location, report }: RuleContext) {
      for (const key of Object.keys(item)) {
        if (methods.includes(key) || !methods.includes(key.toLowerCase())) continue;
        const message = `method "${key}" must be written "${key.toLowerCase()}": its operation would have no page`;
        report({ message, location: location.child(key).key() });
      }
    },
    Operation(operation: object, { location, report }: RuleContext) {
      const id = stringAt(operation, 'operationId');
      if (id === undefined) return;
      const place = location.child('operationId').key();
      const label = formatLocation(place, siteDir);
      const other = ids.get(id);
      if (other !== undefined && other !== label) {
        const message = `operationId "${id}" is already used at ${other}`;
        report({ message, location: place });
      }
      ids.set(id, label);
    },
    Info(info: object, { location, report }: RuleContext) {
      if (stringAt(info, 'title')?.trim()) return;
      const message = 'has no info.title: the information page needs one';
      report({ message, location: location.key() });
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
}

function visitDoubts() {
  let pathOf = '';
  let shared: unknown[] = [];
  let schemes: object = {};
  return {
    Root(root: object, { location, report }: RuleContext) {
      schemes = objectAt(root, 'components', 'securitySchemes');
      const holders = ['paths', 'webhooks', 'x-webhooks'];
      if (holders.every((key) => Object.keys(objectAt(root, key)).length === 0)) {
        report({ message: 'has no operations: there is only the information page', location });
      }
    },
    PathItem: {
      enter(item: object, { key }: RuleContext) {
        pathOf = String(key);
        shared = itemsAt(item, 'parameters');
      },
      Operation(operation: object, { location, report, resolve }: RuleContext) {
        const declared = [...shared, ...itemsAt(operation, 'parameters')].map((entry) => {
          const $ref = stringAt(entry, '$ref');
          return $ref === undefined ? entry : resolve({ $ref }).node;
        });
        for (const [, name = ''] of pathOf.startsWith('/') ? pathOf.matchAll(/\{([^}]+)\}/g) : []) {
          const isDeclared = declared.some(
            (parameter) => at(parameter, 'in') === 'path' && stringAt(parameter, 'name') === name,
          );
          if (isDeclared) continue;
          const message = `path parameter "${name}" of ${pathOf} is not declared`;
          report({ message, location: location.key() });
        }
        if (typeof at(operation, 'tags') === 'string') {
          const message = 'tags must be a list; this text is ignored';
          report({ message, location: location.child('tags').key() });
        }
      },
    },
    SecurityRequirement(requirement: object, { location, report }: RuleContext) {
      for (const name of Object.keys(requirement)) {
        if (Object.hasOwn(schemes, name)) continue;
        const message = `security scheme "${name}" is not defined in components.securitySchemes`;
        report({ message, location: location.child(name).key() });
      }
    },
  };
}

function formatLocation(location: LocationObject, siteDir: string): string {
  const { source, start } = getLineColLocation(location);
  return `${path.relative(siteDir, source.absoluteRef)}:${start.line}:${start.col}`;
}
