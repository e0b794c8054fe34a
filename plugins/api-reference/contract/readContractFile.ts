import { readFileSync } from 'node:fs';
import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { ContractError, type Place } from './ContractError';

/** A parsed file of the contract, which knows the line of each of its values. */
export interface ContractFile {
  /** Absolute path; identifies the file. */
  readonly path: string;
  /** Path as shown in messages. */
  readonly label: string;
  readonly data: unknown;
  /** Where the value stands to which the keys lead (or its nearest parent). */
  locate(path: readonly string[]): Place;
}

/** Reads a YAML or JSON file of the contract; throws with file, line and column when it does not parse. */
export function readContractFile(path: string, label: string): ContractFile {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new Error(`${label}: the file cannot be read`, { cause });
  }
  return parseContractFile(path, label, text);
}

/** Parses the text of a contract file. */
export function parseContractFile(path: string, label: string, text: string): ContractFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, merge: true, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset);
    return { file: label, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  if (document.errors.length > 0) {
    throw new ContractError(
      document.errors.map(({ message, pos }) => ({
        message: `does not parse: ${message}`,
        place: placeAt(pos[0]),
      })),
    );
  }
  let data: unknown;
  try {
    data = document.toJS({ maxAliasCount: 10_000 });
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new ContractError([{ message: `does not parse: ${message}`, place: placeAt(0) }], {
      cause,
    });
  }
  return {
    path,
    label,
    data,
    locate(keys) {
      let node: unknown = document.contents;
      let offset = 0;
      for (const key of keys) {
        if (isMap(node)) {
          const pair = node.items.find(
            (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === key,
          );
          if (pair === undefined) break;
          offset = isScalar(pair.key) ? (pair.key.range?.[0] ?? offset) : offset;
          node = pair.value;
        } else if (isSeq(node)) {
          node = node.items[Number(key)];
          offset = isNode(node) ? (node.range?.[0] ?? offset) : offset;
        } else break;
      }
      return placeAt(offset);
    },
  };
}
