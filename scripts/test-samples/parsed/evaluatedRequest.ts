/** The request that a sample would make, as its literals say. */
export interface EvaluatedRequest {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body?: string;
}
