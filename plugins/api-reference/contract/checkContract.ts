import kebabCase from 'lodash/kebabCase';
import type { Contract } from './Contract';
import { ContractError, type Problem } from './ContractError';
import { child, type Cursor, entries, isObject, keyOf, stringAt } from './Cursor';
import { listOperations } from './listOperations';
import { walkReferenced } from './walkReferenced';

/** Throws a ContractError with every problem that would leave a page wrong: it does not stop at the first. */
export function checkContract(contract: Contract): void {
  const problems: Problem[] = [];
  const report = (cursor: Cursor, message: string) =>
    problems.push({ message, place: cursor.file.locate(cursor.path) });

  const { root } = contract;
  if (!isObject(root.value)) {
    report(root, 'does not parse as an OpenAPI document: its root is not an object');
    throw new ContractError(problems);
  }
  const version = root.value.openapi;
  if (typeof version !== 'string' || !/^3\.\d+(\.\d+)?/.test(version)) {
    report(
      child(root, 'openapi') ?? root,
      `is not an OpenAPI 3 document (openapi: ${JSON.stringify(version)})`,
    );
  }
  if (!stringAt(child(root, 'info'), 'title')?.trim()) {
    report(child(root, 'info') ?? root, 'has no info.title: the information page needs one');
  }

  checkReferences(contract, report);
  checkOperations(contract, report);
  if (problems.length > 0) throw new ContractError(problems);
}

function checkOperations(
  contract: Contract,
  report: (cursor: Cursor, message: string) => void,
): void {
  const firstWithId = new Map<string, Cursor>();
  for (const { cursor, label } of listOperations(contract)) {
    if (!stringAt(cursor, 'summary')?.trim()) {
      report(cursor, `operation ${label} has no summary: it is the title of its page`);
    }
    const id = stringAt(cursor, 'operationId');
    if (id === undefined) continue;
    const first = firstWithId.get(id);
    if (first === undefined) {
      firstWithId.set(id, cursor);
      continue;
    }
    // One path item under two paths is one operation with two addresses.
    if (keyOf(first) === keyOf(cursor)) continue;
    const place = first.file.locate([...first.path, 'operationId']);
    report(
      child(cursor, 'operationId') ?? cursor,
      `operation ${label} has the operationId "${id}" of another operation (${place.file}:${place.line}:${place.column}): both would be the page "${kebabCase(id)}"`,
    );
  }
}

function checkReferences(
  contract: Contract,
  report: (cursor: Cursor, message: string) => void,
): void {
  const seen = walkReferenced(
    contract,
    [{ cursor: contract.root, isMap: false }],
    (cursor, reference, reason) =>
      report(
        child(cursor, '$ref') ?? cursor,
        `refers to "${reference}", which leads nowhere: ${reason}`,
      ),
  );
  for (const [, item] of entries(child(contract.root, 'paths'))) {
    if (
      stringAt(item, '$ref') !== undefined &&
      contract.follow(item) === undefined &&
      !seen.has(keyOf(item))
    ) {
      report(item, 'refers to itself');
    }
  }
}
