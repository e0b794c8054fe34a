import type { GlobalData } from '@docusaurus/types';
import type { DocsData, ListedDoc } from './addDoc';

/**
 * Takes the documents out of the data that every page loads, but the main one and those that the interface leads to.
 *
 * @param named ids of documents that the configuration names
 */
export function splitGlobalData(
  data: GlobalData,
  named: ReadonlySet<string>,
): { frame: GlobalData; docs: ListedDoc[] } {
  const docs: ListedDoc[] = [];
  const frame = structuredClone(data);
  for (const instance of Object.values(frame['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of (instance as DocsData).versions) {
      const isKept = ({ id }: ListedDoc['doc']) => named.has(id) || id === version.mainDocId;
      const left = version.docs.filter((doc) => !isKept(doc));
      docs.push(...left.map((doc) => ({ versionPath: version.path, doc })));
      version.docs = version.docs.filter(isKept);
    }
  }
  return { frame, docs };
}
