import type { ApiModel } from './model/readModel';

/**
 * The contract reduced to what the plugin needs to name files and to order the sidebar. Handing it the whole contract
 * would fail on valid documents: it takes extensions of a path item for operations, resolves recursion into strings, and
 * converts everything to Postman's format, which nobody reads here.
 */
export function buildSkeleton(model: ApiModel): object {
  const paths: Record<string, Record<string, object>> = {};
  const webhooks: Record<string, Record<string, object>> = {};
  for (const { id, kind, method, title, tags, isDeprecated } of model.operations) {
    const holder = kind === 'webhook' ? webhooks : paths;
    // The plugin reads nothing from the path itself; one path for each page keeps exotic templates away from it.
    holder[`/${id}`] = {
      [method]: {
        operationId: id,
        summary: title,
        tags: tags.map((name) => tagId(model, name)),
        ...(isDeprecated && { deprecated: true }),
        responses: { default: { description: '' } },
      },
    };
  }
  return {
    openapi: '3.0.3',
    info: { title: model.infoId, version: model.version },
    tags: model.tags.map(({ id, title }) => ({ name: id, 'x-displayName': title })),
    paths,
    ...(Object.keys(webhooks).length > 0 && { 'x-webhooks': webhooks }),
  };
}

function tagId({ tags }: ApiModel, name: string): string {
  return tags.find((tag) => tag.name === name)?.id ?? name;
}
