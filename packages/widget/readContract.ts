import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** One name of an interface, with all of its overloads. */
export interface ContractMember {
  name: string;
  /** As written in the contract, on one line. */
  signatures: string[];
  /** Names of the parameters, over all overloads. */
  parameters: string[];
  /** First sentence of its docstring. */
  summary: string;
}

/** The published types. */
export const contractFile = path.join(__dirname, 'aifindr-widget.d.ts');

/**
 * Reads the published contract from its only source: the members of the global object in order, those of `_debug`, the internals, and
 * those of each type in the namespace by its name; none for aliases.
 */
export function readContract() {
  const text = readFileSync(contractFile, 'utf8');
  const source = ts.createSourceFile(contractFile, text, ts.ScriptTarget.ES2022, true);
  const types = new Map<string, ContractMember[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node)) types.set(node.name.text, readMembers(node.members));
    if (ts.isTypeAliasDeclaration(node)) types.set(node.name.text, []);
    // The only type without a name is that of `_debug`.
    if (ts.isTypeLiteralNode(node)) types.set('_debug', readMembers(node.members));
    ts.forEachChild(node, visit);
  };
  visit(source);
  const [members, internals] = [types.get('AIFindrWidget'), types.get('_debug')];
  if (!members || !internals) {
    throw new Error(`${contractFile}: no interface AIFindrWidget, or no _debug`);
  }
  for (const name of ['AIFindrWidget', '_debug', 'Window']) types.delete(name);
  return { members, internals, types };
}

function readMembers(elements: ts.NodeArray<ts.TypeElement>): ContractMember[] {
  const members = new Map<string, ContractMember>();
  for (const element of elements) {
    if (!ts.isMethodSignature(element) && !ts.isPropertySignature(element)) continue;
    const name = ts.isStringLiteral(element.name) ? element.name.text : element.name.getText();
    const summary = readSummary(element);
    const member = members.get(name) ?? { name, signatures: [], parameters: [], summary };
    members.set(name, member);
    const signature = element.getText().replace(/\s+/g, ' ');
    member.signatures.push(signature.replace(/(?<=\() |,? (?=\))|;$/g, ''));
    const parameters = ts.isMethodSignature(element) ? element.parameters : [];
    const names = parameters.map((parameter) => parameter.name.getText());
    member.parameters = [...new Set([...member.parameters, ...names])];
  }
  return [...members.values()];
}

function readSummary(node: ts.Node): string {
  const [documentation] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = ts.getTextOfJSDocComment(documentation?.comment) ?? '';
  return /^.*?\.(?=\s|$)/s.exec(text)?.[0].replace(/\s+/g, ' ') ?? '';
}
