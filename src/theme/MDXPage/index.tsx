// Change: has the frame of a page of the documentation. The home page, which hides the table of contents, has a layout of its own.
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/MDXPage';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import PageFrame from '@site/src/components/PageFrame';

export default function MDXPage({ content: Content }: Props): ReactNode {
  const { metadata, frontMatter, assets, toc } = Content;
  const { title = '', description } = metadata;
  const content = (
    <MDXContent>
      <Content />
    </MDXContent>
  );
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}
    >
      <Layout>
        <PageMetadata
          title={title}
          description={description}
          keywords={frontMatter.keywords}
          image={assets.image ?? frontMatter.image}
        />
        {frontMatter.hide_table_of_contents ? (
          <main>{content}</main>
        ) : (
          <main className="container margin-vert--lg">
            <PageFrame toc={toc} source={metadata}>
              <div className="markdown">{content}</div>
            </PageFrame>
          </main>
        )}
      </Layout>
    </HtmlClassNameProvider>
  );
}
