/** A collection in Postman's format 2.1, as far as this package reads it. */
export interface Collection {
  info: { name: string; description?: unknown };
  variable?: Variable[];
  item: Entry[];
}

export interface Variable {
  key: string;
  value: string;
  type?: string;
  description?: string | undefined;
}

/** A folder, or a request. */
export type Entry = Folder | RequestEntry;

export interface Folder {
  name: string;
  item: Entry[];
}

export interface RequestEntry {
  name: string;
  request: Request;
  response?: SavedResponse[];
}

export interface Request {
  method: string;
  url: { path?: string[]; variable?: PathVariable[] };
  header?: { key: string }[];
  body?: { raw?: string };
  auth?: unknown;
}

export interface PathVariable {
  description?: { content: string };
}

/** A documented response with the request that it answers. */
export interface SavedResponse {
  code?: number;
  originalRequest: Request;
}
