import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A member of an interface or of a type literal, with all of its overloads. */
export interface TypeMember {
  name: string;
  /** First sentence of the first overload's docstring; '' if there is none. */
  summary: string;
  isMethod: boolean;
  /** Type of the property, or result types of the method's overloads. */
  types: string[];
  /** Parameters of all overloads of a method, each name once; one is optional if some overload can be called without it. */
  parameters: { name: string; isOptional: boolean }[];
}

export interface WidgetTypes {
  /** Members of the global object, in order. */
  members: TypeMember[];
  /** Members of the global object's property `_debug`. */
  internals: TypeMember[];
  /** Members of each type in the namespace, by the type's name; empty for aliases. */
  types: Map<string, TypeMember[]>;
  /** Alternatives of each alias of a union type, by the name of the alias. */
  unions: Map<string, string[]>;
}

export const widgetTypesFile = path.join(__dirname, 'aifindr-widget.d.ts');

/** Parses `aifindr-widget.d.ts`. Throws an Error if the interface `AIFindrWidget` or the type of its `_debug` is missing. */
export function readWidgetTypes(): WidgetTypes {
  const text = readFileSync(widgetTypesFile, 'utf8');
  const source = ts.createSourceFile(widgetTypesFile, text, ts.ScriptTarget.ES2022, true);
  const types = new Map<string, TypeMember[]>();
  const unions = new Map<string, string[]>();
  const collectTypes = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node)) types.set(node.name.text, listMembers(node.members));
    if (ts.isTypeAliasDeclaration(node)) {
      types.set(node.name.text, []);
      if (ts.isUnionTypeNode(node.type)) {
        const alternatives = node.type.types.map((type) => type.getText());
        unions.set(node.name.text, alternatives);
      }
    }
    // The only type literal is that of `_debug`.
    if (ts.isTypeLiteralNode(node)) types.set('_debug', listMembers(node.members));
    ts.forEachChild(node, collectTypes);
  };
  collectTypes(source);
  const [members, internals] = [types.get('AIFindrWidget'), types.get('_debug')];
  if (!members || !internals) {
    throw new Error(`${widgetTypesFile}: no interface AIFindrWidget, or no _debug`);
  }
  for (const name of ['AIFindrWidget', '_debug', 'Window']) types.delete(name);
  return { members, internals, types, unions };
}

function listMembers(elements: ts.NodeArray<ts.TypeElement>): TypeMember[] {
  const declarations = elements.filter(
    (element) => ts.isMethodSignature(element) || ts.isPropertySignature(element),
  );
  return [...new Set(declarations.map(getName))].map((name) => {
    const overloads = declarations.filter((declaration) => getName(declaration) === name);
    const methods = overloads.filter(ts.isMethodSignature);
    return {
      name,
      summary: extractFirstSentence(overloads[0]),
      isMethod: methods.length > 0,
      types: overloads.map(({ type }) => type?.getText() ?? 'any'),
      parameters: listParameters(methods),
    };
  });
}

function getName({ name }: { name: ts.PropertyName | ts.BindingName }): string {
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

function listParameters(overloads: readonly ts.MethodSignature[]): TypeMember['parameters'] {
  const declarations = overloads.flatMap(({ parameters }) => [...parameters]);
  return [...new Set(declarations.map(getName))].map((name) => {
    const required = declarations.filter(
      (parameter) => getName(parameter) === name && parameter.questionToken === undefined,
    );
    return { name, isOptional: required.length < overloads.length };
  });
}

function extractFirstSentence(node: ts.Node | undefined): string {
  const [documentation] = node ? ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc) : [];
  const text = ts.getTextOfJSDocComment(documentation?.comment) ?? '';
  return /^.*?\.(?=\s|$)/s.exec(text)?.[0].replace(/\s+/g, ' ') ?? '';
}
