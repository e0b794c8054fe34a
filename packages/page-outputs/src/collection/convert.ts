import { convertV2 } from 'openapi-to-postmanv2';
import type { Collection } from './Collection';

/**
 * A contract as the library converts it.
 *
 * @throws Error with the library's reason
 */
export function convert(contract: string): Promise<Collection> {
  const options = { folderStrategy: 'Tags', parametersResolution: 'Example' };
  return new Promise((resolve, reject) => {
    convertV2(
      { type: 'string', data: contract },
      options,
      (error, { reason, output } = { result: false }) => {
        const [collection] = output ?? [];
        if (error === null && collection !== undefined) resolve(collection.data as Collection);
        else {
          reject(error ?? new Error(`the contract makes no collection: ${reason ?? 'no reason'}`));
        }
      },
    );
  });
}
