declare module 'postman-collection' {
  /** The used part of a Postman request. */
  export class Request {
    constructor(definition: {
      url: string;
      method: string;
      header: { key: string; value: string }[];
      body?: { mode: 'raw'; raw: string; options: { raw: { language: 'text' } } };
    });
  }
}

declare module 'postman-code-generators' {
  import type { Request } from 'postman-collection';

  /** Calls back synchronously, with an error message or the code. */
  export function convert(
    language: string,
    variant: string,
    request: Request,
    options: Readonly<Record<string, boolean | number | string>>,
    callback: (error: unknown, code?: string) => void,
  ): void;
}
