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

/** What `aifindr-widget.d.ts` declares, as the pages and the identifier lint need it. */
export interface Contract {
  /** Members of the global object, in order. */
  members: ContractMember[];
  /** Members of `_debug`, the internals. */
  internals: ContractMember[];
  /** Members of each type in the namespace, by its name; empty for aliases. */
  types: ReadonlyMap<string, ContractMember[]>;
  /** States of the widget. */
  states: string[];
}

const contractFile = path.join(__dirname, 'aifindr-widget.d.ts');

/** Reads the published contract from its only source. */
export function readContract(): Contract {
  const text = readFileSync(contractFile, 'utf8');
  const source = ts.createSourceFile(contractFile, text, ts.ScriptTarget.ES2022, true);
  const contract = {
    members: [] as ContractMember[],
    internals: [] as ContractMember[],
    types: new Map<string, ContractMember[]>(),
    states: [] as string[],
  };
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement) && statement.name.text === 'AIFindrWidget') {
      contract.members = readMembers(statement);
      const internals = statement.members.find(({ name }) => name?.getText() === '_debug');
      if (internals && ts.isPropertySignature(internals) && internals.type) {
        if (ts.isTypeLiteralNode(internals.type)) contract.internals = readMembers(internals.type);
      }
    }
    if (ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body)) {
      for (const declaration of statement.body.statements) {
        if (ts.isInterfaceDeclaration(declaration)) {
          contract.types.set(declaration.name.text, readMembers(declaration));
        } else if (ts.isTypeAliasDeclaration(declaration)) {
          contract.types.set(declaration.name.text, []);
          if (declaration.name.text === 'State') contract.states = readUnion(declaration.type);
        }
      }
    }
  }
  if (contract.members.length === 0 || contract.states.length === 0) {
    throw new Error(`${contractFile}: no interface AIFindrWidget, or no type State`);
  }
  return contract;
}

function readMembers(declaration: ts.InterfaceDeclaration | ts.TypeLiteralNode): ContractMember[] {
  const members = new Map<string, ContractMember>();
  for (const element of declaration.members) {
    if (!ts.isMethodSignature(element) && !ts.isPropertySignature(element)) continue;
    const name = ts.isStringLiteral(element.name) ? element.name.text : element.name.getText();
    const member = members.get(name) ?? {
      name,
      signatures: [],
      parameters: [],
      summary: readSummary(element),
    };
    member.signatures.push(
      element
        .getText()
        .replace(/\s+/g, ' ')
        .replace(/\( /g, '(')
        .replace(/,? \)/g, ')')
        .replace(/;$/, ''),
    );
    if (ts.isMethodSignature(element)) {
      for (const parameter of element.parameters) {
        const parameterName = parameter.name.getText();
        if (!member.parameters.includes(parameterName)) member.parameters.push(parameterName);
      }
    }
    members.set(name, member);
  }
  return [...members.values()];
}

function readSummary(node: ts.Node): string {
  const [documentation] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = ts.getTextOfJSDocComment(documentation?.comment) ?? '';
  return /^.*?\.(?=\s|$)/s.exec(text)?.[0].replace(/\s+/g, ' ') ?? '';
}

function readUnion(type: ts.TypeNode): string[] {
  if (!ts.isUnionTypeNode(type)) return [];
  return type.types.flatMap((member) =>
    ts.isLiteralTypeNode(member) && ts.isStringLiteral(member.literal) ? [member.literal.text] : [],
  );
}
