/** The request of a sample, evaluated from its literals. */
export interface EvaluatedRequest {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body?: string;
}
