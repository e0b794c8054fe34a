declare module 'postman-collection' {
  export class Collection {
    constructor(definition: object);
  }

  export class VariableScope {
    constructor(definition: { values: { key: string; value: string }[] });
  }
}

declare module 'postman-runtime' {
  import type { Collection, VariableScope } from 'postman-collection';

  export class Runner {
    run(
      collection: Collection,
      options: { environment: VariableScope },
      callback: (error: Error | null, run: Run) => void,
    ): void;
  }

  interface Run {
    start(callbacks: {
      request: (error: Error | null) => void;
      done: (error: Error | null) => void;
    }): void;
  }
}
