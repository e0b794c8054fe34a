// Change: includes none. Grammars run at build time (plugins/code-highlight), not in the browser.
export default function prismIncludeLanguages(): void {}
