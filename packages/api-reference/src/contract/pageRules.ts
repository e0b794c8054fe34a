import path from 'node:path';
import { getLineColLocation, type LocationObject } from '@redocly/openapi-core';
import { restoreNames } from './inheritedNames';
import { at, objectAt, stringAt } from './json';
import { methods } from './listOperations';

/** The used part of what the walker of openapi-core hands to a rule. */
interface RuleContext {
  location: RuleLocation;
  report: (problem: { message: string; location: LocationObject }) => void;
}

type RuleLocation = LocationObject & {
  child(key: string): RuleLocation;
  key(): LocationObject;
};

/**
 * Rule of openapi-core that reports what would leave a page missing or wrong, which is less than what makes a contract invalid
 * (`npm run check -- contract` reports that).
 *
 * @param siteDir locations in messages are relative to it
 */
export function visitErrors(siteDir: string) {
  const places = new Map<string, LocationObject>();
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
        const method = key.toLowerCase();
        if (key === method || !methods.includes(method)) continue;
        const message = `method "${key}" must be written "${method}": its operation would have no page`;
        report({ message, location: location.child(key).key() });
      }
    },
    Operation(operation: object, { location, report }: RuleContext) {
      const id = stringAt(operation, 'operationId');
      if (id === undefined) return;
      const place = location.child('operationId').key();
      const other = places.get(id);
      places.set(id, place);
      // An operation may be reached more than once. Its line is read only for a message: that takes time in a large file.
      if (other === undefined) return;
      if (other.source === place.source && other.pointer === place.pointer) return;
      const label = formatPlace(other, siteDir);
      report({ message: `operationId "${id}" is already used at ${label}`, location: place });
    },
    Info(info: object, { location, report }: RuleContext) {
      if (stringAt(info, 'title')?.trim()) return;
      const message = 'has no info.title: the information page needs one';
      report({ message, location: location.key() });
    },
    ref: {
      leave(
        { $ref }: { $ref: string },
        { location, report }: RuleContext,
        { node, error }: { node?: unknown; error?: Error },
      ) {
        if (node !== undefined) return;
        const cause = error ? `: ${error.message.replaceAll(`${siteDir}${path.sep}`, '')}` : '';
        const message = `refers to "${$ref}", which does not exist${cause}`;
        report({ message, location: location.child('$ref').key() });
      },
    },
  };
}

/** Rule of openapi-core that reports what leaves a page incomplete. */
export function visitWarnings() {
  let schemes: object = {};
  return {
    Root(root: object, { location, report }: RuleContext) {
      schemes = objectAt(root, 'components', 'securitySchemes');
      const holders = ['paths', 'webhooks', 'x-webhooks'];
      if (holders.every((key) => Object.keys(objectAt(root, key)).length === 0)) {
        report({ message: 'has no operations: there is only the information page', location });
      }
    },
    Operation(operation: object, { location, report }: RuleContext) {
      if (typeof at(operation, 'tags') !== 'string') return;
      const message = 'tags must be a list; this text is ignored';
      report({ message, location: location.child('tags').key() });
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

/** A place as `file:line:column`. */
export function formatPlace(location: LocationObject, siteDir: string): string {
  const { pointer } = location;
  const { source, start } = getLineColLocation(
    pointer === undefined ? location : { ...location, pointer: restoreNames(pointer) },
  );
  return `${path.relative(siteDir, source.absoluteRef)}:${start.line}:${start.col}`;
}
