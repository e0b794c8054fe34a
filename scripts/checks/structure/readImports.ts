import ts from 'typescript';

/** A module that a file imports. */
export interface Import {
  specifier: string;
  line: number;
  /** Whether only types are imported, so that nothing is loaded at run time. */
  isTypeOnly: boolean;
  /** Whether it is loaded by `import()`, so that the file runs without it. */
  isDynamic: boolean;
}

/** Lists imports, re-exports, `import()`, `require()` and `require.resolve()` with literal specifiers. */
export function readImports(file: string, text: string): Import[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const imports: Import[] = [];
  const add = (specifier: ts.Node | undefined, isTypeOnly: boolean, isDynamic = false) => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return;
    const { line } = source.getLineAndCharacterOfPosition(specifier.getStart(source));
    imports.push({ specifier: specifier.text, line: line + 1, isTypeOnly, isDynamic });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, importsOnlyTypes(node.importClause));
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, node.isTypeOnly);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true);
    } else if (
      ts.isCallExpression(node) &&
      (node.expression.kind === ts.SyntaxKind.ImportKeyword ||
        /^require(\.resolve)?$/.test(node.expression.getText(source)))
    ) {
      add(node.arguments[0], false, node.expression.kind === ts.SyntaxKind.ImportKeyword);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return imports;
}

function importsOnlyTypes(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.isTypeOnly) return true;
  const names = clause.namedBindings;
  return (
    clause.name === undefined &&
    names !== undefined &&
    ts.isNamedImports(names) &&
    names.elements.length > 0 &&
    names.elements.every(({ isTypeOnly }) => isTypeOnly)
  );
}
