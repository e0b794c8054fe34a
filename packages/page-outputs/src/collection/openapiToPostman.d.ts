declare module 'openapi-to-postmanv2' {
  /** Calls back with an error, with the reason why there is no collection, or with the collection. */
  export function convertV2(
    input: { type: 'string'; data: string },
    options: Readonly<Record<string, boolean | string>>,
    callback: (
      error: Error | null,
      result?: { result: boolean; reason?: string; output?: readonly { data: unknown }[] },
    ) => void,
  ): void;
}
