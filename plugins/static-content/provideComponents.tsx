import type { ComponentType } from 'react';
import MDXContent from '@theme/MDXContent';

/** The text with the components that Markdown is made of; a module of its own, for a page that is opened needs none. */
export function provideComponents(Text: ComponentType): ComponentType {
  return function TextWithComponents() {
    return (
      <MDXContent>
        <Text />
      </MDXContent>
    );
  };
}
