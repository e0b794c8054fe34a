import type { Options } from '@aifindr-docs/project-values';
import { listPlaceholders } from '@aifindr-docs/project-values/listPlaceholders';

/** The values that readers can put in place of the placeholders in code. They are public; a key is never one of them. */
export const projectValues = {
  fields: [
    {
      name: 'client-id',
      label: 'Identificador de cliente',
      code: 'data-client-id',
      placeholders: ['TU_CLIENT_ID'],
    },
    {
      name: 'project-id',
      label: 'Identificador del proyecto',
      code: 'projectId',
      placeholders: ['TU_PROJECT_ID', 'proj_ejemplo_01'],
    },
    {
      name: 'project-slug',
      label: 'Nombre corto (slug)',
      code: 'projectSlug',
      placeholders: ['TU_SLUG', 'universidad-ejemplo'],
    },
  ],
} satisfies Options;

export const placeholders = listPlaceholders(projectValues.fields);
