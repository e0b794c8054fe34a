import { expect, test } from 'vitest';
import { readMember } from './readMember';

const types = `interface Widget {
  /** Waits; see open(). */
  ready(): Promise<void>;
  /** With a callback. */
  ready(callback: () => void): undefined;
  on<Name extends string>(
    event: Name,
  ): void;
  readonly EVENTS: Constants;
  readonly inside: {
    /** Text. */
    read(): string;
  };
}
`;

test.each([
  ['ready', 'ready(): Promise<void>;\nready(callback: () => void): undefined;'],
  ['on', 'on<Name extends string>(\n  event: Name,\n): void;'],
  ['EVENTS', 'readonly EVENTS: Constants;'],
  ['inside', 'readonly inside: {\n  read(): string;\n};'],
])('%s has its overloads and no comments', (name, declaration) => {
  expect(readMember(types, name)).toBe(declaration);
});

test('a member that is not there is a problem', () => {
  expect(() => readMember(types, 'open')).toThrow('no member "open"');
});
