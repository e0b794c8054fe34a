import type { ComponentType } from 'react';
import MDXContent from '@theme/MDXContent';

/** How a document is loaded where its text is rendered: with the components that Markdown is made of. */
export function loadDocument(loadText: () => Promise<DocumentModule>) {
  return async (): Promise<DocumentModule> => {
    const text = await loadText();
    return { ...text, default: provideComponents(text.default) };
  };
}

function provideComponents(Text: ComponentType): ComponentType {
  return function TextWithComponents() {
    return (
      <MDXContent>
        <Text />
      </MDXContent>
    );
  };
}
