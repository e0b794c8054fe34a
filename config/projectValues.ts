import type { Options } from '@aifindr-docs/project-values';

/** The values that readers can put in place of the placeholders in code. Each is public, so an API key must not be added. */
export const projectValues = {
  fields: [
    { name: 'client-id', label: 'Identificador de cliente', code: 'data-client-id' },
    { name: 'project-id', label: 'Identificador del proyecto', code: 'projectId' },
    { name: 'project-slug', label: 'Nombre corto (slug)', code: 'projectSlug' },
  ],
} as const satisfies Options;

/** The placeholders that the code of the pages shows, each with the name of its value. */
export const placeholders = {
  TU_CLIENT_ID: 'client-id',
  TU_PROJECT_ID: 'project-id',
  proj_ejemplo_01: 'project-id',
  TU_SLUG: 'project-slug',
  'universidad-ejemplo': 'project-slug',
} satisfies Record<string, (typeof projectValues.fields)[number]['name']>;
