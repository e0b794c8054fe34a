// Change: laid out as a page of the documentation (a column of text and its table of contents), or as the home page, which hides the
// table of contents and lays itself out.
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/MDXPage';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import PageFacts from '@site/src/components/PageFacts';
import PageMenu from '@site/src/components/PageMenu';
import styles from './styles.module.css';

export default function MDXPage({ content: Content }: Props): ReactNode {
  const { metadata, frontMatter, assets, toc } = Content;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}
    >
      <Layout>
        <PageMetadata
          title={metadata.title}
          description={metadata.description}
          keywords={frontMatter.keywords}
          image={assets.image ?? frontMatter.image}
        />
        {frontMatter.hide_table_of_contents ? (
          <main>
            <MDXContent>
              <Content />
            </MDXContent>
          </main>
        ) : (
          <main className="container margin-vert--lg">
            <div className="row doc-row">
              <div className="col">
                <article className="doc-column margin-bottom--lg">
                  <TOCCollapsible toc={toc} className="toc-on-phones" />
                  <div className={styles.bar}>
                    <PageMenu />
                  </div>
                  <div className="markdown">
                    <MDXContent>
                      <Content />
                    </MDXContent>
                  </div>
                </article>
              </div>
              <div className="col col--3">
                <div className="page-aside">
                  <TOC toc={toc} />
                  <PageFacts
                    title={metadata.title ?? ''}
                    source={metadata.source}
                    frontMatter={frontMatter}
                  />
                </div>
              </div>
            </div>
          </main>
        )}
      </Layout>
    </HtmlClassNameProvider>
  );
}
