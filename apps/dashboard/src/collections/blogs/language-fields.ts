import type { Endpoint, Field } from 'payload';
import { editors } from '../../access/access.ts';
import { jsonResponse } from '../../api/response.ts';
import { rejectUnauthorized } from '../../panel/language/reject-unauthorized.ts';
import { toRowId } from '../../platform/row-id.ts';
import { languageField } from '../language-field.ts';
import { readTranslations } from './read-translations.ts';

export const languageFields: Field[] = [
  languageField,
  {
    name: 'counterpart',
    label: 'Translation',
    type: 'relationship',
    relationTo: 'blogs',
    maxDepth: 0,
    // A duplicate is no translation of the original's translation.
    hooks: { beforeDuplicate: [() => null] },
    // Validated on save, with a clear message.
    validate: () => true as const,
    filterOptions: ({ id }) => ({ id: { not_equals: id ?? 0 } }),
    admin: {
      position: 'sidebar',
      allowCreate: false,
      disableListColumn: true,
      description: 'The same post in another language. Both pages link to each other.',
    },
  },
  {
    name: 'counterparts',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: '/panel/editing/PostTranslations.tsx#PostTranslations' },
    },
  },
];

/** `GET /cms-api/blogs/{id}/counterparts` lists the translations of a post. */
export const translationsEndpoint: Endpoint = {
  path: '/:id/counterparts',
  method: 'get',
  handler: async (req) => {
    const rejection = rejectUnauthorized(req, editors, ({ access }) => access.drafts);
    if (rejection) return rejection;
    const counterparts = await readTranslations(req, toRowId(req.routeParams?.id));
    return jsonResponse({ counterparts });
  },
};
