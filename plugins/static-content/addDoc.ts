import globalData from '@generated/globalData';

/** A document as the docs plugin's global data lists it. */
export interface ListedDoc {
  /** Path of the version that it belongs to. */
  versionPath: string;
  doc: { id: string; path: string; sidebar?: string };
}

/** What the docs plugin tells the interface of each of its instances. */
export interface DocsData {
  versions: { path: string; mainDocId: string; docs: ListedDoc['doc'][] }[];
}

/** Lists a document in the data that the interface reads, unless it is there. */
export function addDoc({ versionPath, doc }: ListedDoc): void {
  for (const data of Object.values(globalData['docusaurus-plugin-content-docs'] ?? {})) {
    const docs = (data as DocsData).versions.find(({ path }) => path === versionPath)?.docs;
    if (docs?.every(({ id }) => id !== doc.id)) {
      docs.push(doc);
    }
  }
}
