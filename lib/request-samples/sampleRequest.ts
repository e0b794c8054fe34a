/** One HTTP header of a sample. */
export interface SampleHeader {
  name: string;
  value: string;
}

/** Request made by the samples of an operation. */
export interface SampleRequest {
  method: string;
  /** Absolute, percent-encoded. */
  url: string;
  headers: SampleHeader[];
  body?: { mediaType: string; text: string };
}
