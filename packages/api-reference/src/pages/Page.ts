import type { Operation } from '../contract/readApi';
import { toAnchor } from '../model/PageContext';
import type {
  ContentsEntry,
  HeadingData,
  InfoControls,
  InfoData,
  OperationControls,
  OperationData,
  Part,
  Programs,
  TagData,
} from '../model/types';

interface PageBase {
  id: string;
  frontMatter: Readonly<Record<string, string | boolean | null | undefined>>;
  /** Its headings but those of hand-written text. */
  toc: readonly ContentsEntry[];
}

/** The page of an operation. */
export interface OperationPageData extends PageBase {
  kind: 'api';
  data: OperationData;
  controls: OperationControls;
  /** Every sample, which the browser loads on demand. */
  programs: Programs;
}

/** The page about the API as such. */
export interface InfoPageData extends PageBase {
  kind: 'info';
  data: InfoData;
  controls: InfoControls;
  /** The contents list of the part that hand-written text may place. */
  referenceToc: readonly ContentsEntry[];
}

/** The page of a tag. */
export interface TagPageData extends PageBase {
  kind: 'tag';
  data: TagData;
}

/** A generated page: what its component renders, and what the framework has to know of it. */
export type GeneratedPage = OperationPageData | InfoPageData | TagPageData;

/** Class of an operation in the sidebar. */
export function sidebarClass({ method }: Operation): string {
  return `api-method ${method}`;
}

/** A heading; its anchor is made of its text unless it is given. */
export function toHeading(text: string, id = toAnchor(text).toLowerCase()): HeadingData {
  return { id, text };
}

/** Parts under a heading; nothing without parts. */
export function section(text: string, parts: readonly Part[], id?: string): Part[] {
  return parts.length === 0 ? [] : [{ kind: 'heading', ...toHeading(text, id) }, ...parts];
}

/** The contents list of parts: their headings, and those of responses. */
export function listContents(parts: readonly Part[]): ContentsEntry[] {
  return parts.flatMap((part) => {
    if (part.kind === 'heading') return [toEntry(part, 2)];
    if (part.kind !== 'responses') return [];
    return part.responses.map(({ heading }) => toEntry(heading, 3));
  });
}

function toEntry({ id, text }: HeadingData, level: 2 | 3): ContentsEntry {
  const value = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return { value, id, level };
}
