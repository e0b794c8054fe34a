import { type OutputStep, writeOutput } from './OutputStep';

/** Creates the step that writes `sitemap.xml`: the URL of every indexed page and, if known, the day of its last change. */
export function sitemap(): OutputStep {
  const entries: string[] = [];
  return {
    visit(page) {
      if (!page.isIndexed) return;
      const { url, lastChanged } = page;
      const lastmod = lastChanged === undefined ? '' : `<lastmod>${lastChanged}</lastmod>`;
      entries.push(`<url><loc>${escapeXmlText(url)}</loc>${lastmod}</url>`);
    },
    finish({ outDir }) {
      const root = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
      const lines = ['<?xml version="1.0" encoding="UTF-8"?>', root, ...entries, '</urlset>'];
      return writeOutput(outDir, 'sitemap.xml', `${lines.join('\n')}\n`);
    },
  };
}

function escapeXmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
