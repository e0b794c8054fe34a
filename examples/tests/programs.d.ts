// The programs of the pages are JavaScript without types.
declare module '*/readEvents.mjs' {
  export function readEvents(
    stream: ReadableStream<Uint8Array> | null,
  ): AsyncGenerator<{ name: string; data: unknown }, void>;
}

declare module '*/askQuestion.mjs' {
  export function createConversation(signal?: AbortSignal): Promise<string>;
  export function askQuestion(
    query: string,
    options: {
      conversationId?: string;
      context?: object;
      onEvent?: (name: string, data: unknown) => void;
      signal?: AbortSignal;
    },
  ): Promise<unknown>;
}

declare module '*/handleQuestion.mjs' {
  export function handleQuestion(request: Request): Promise<Response>;
  export function createConversation(request: Request): Promise<Response>;
}
