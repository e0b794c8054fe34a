import path from 'node:path';
import { readApi } from '@aifindr-docs/api-reference/readApi';
import { buildRequests } from '@aifindr-docs/api-reference/requests/buildRequests';
import type { HttpRequest } from '@aifindr-docs/request-samples';
import { nastyRequests } from '@aifindr-docs/request-samples/nastyRequests';
import { site } from '../../config/site';

/** A request that the program of each language must make. */
export interface SampleCase {
  name: string;
  request: HttpRequest;
}

const { api } = await readApi({
  siteDir: path.join(__dirname, '../..'),
  specPath: site.contractFile,
  rulesPath: site.contractRules,
});

/** Requests with content that a program may write wrongly. */
export const nastyCases = Object.entries(nastyRequests).map(([name, request]): SampleCase => ({
  name,
  request,
}));

/** The nasty requests, and every request that pages show. */
export const sampleCases: readonly SampleCase[] = [
  ...api.operations.flatMap((operation) =>
    buildRequests(operation).map(({ name, request }) => ({
      name: `${operation.pageId}, ${name}`,
      request,
    })),
  ),
  ...nastyCases,
];
