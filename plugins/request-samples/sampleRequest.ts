/** One HTTP header of a sample. */
export interface SampleHeader {
  name: string;
  value: string;
}

/** The request that the samples of an operation make. */
export interface SampleRequest {
  method: string;
  /** Absolute, percent-encoded. */
  url: string;
  headers: SampleHeader[];
  body?: { mediaType: string; text: string };
}
