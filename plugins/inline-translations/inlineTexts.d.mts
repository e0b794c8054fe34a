/** The part of the bundler's loader context that the loader uses. */
interface Loader {
  resourcePath: string;
  getOptions: () => { texts: Record<string, string> };
}

export default function inlineTexts(this: Loader, code: string): string;
