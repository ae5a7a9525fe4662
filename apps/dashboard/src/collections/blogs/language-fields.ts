import type { Endpoint, Field } from 'payload';
import { editors } from '../../access/access.ts';
import { answerJson } from '../../api/answer.ts';
import { rejectUnauthorized } from '../../panel/language/reject-unauthorized.ts';
import { toRowId } from '../../platform/row-id.ts';
import { languageField } from '../language-field.ts';
import { readCounterparts } from './read-counterparts.ts';

/** The language of a post and its translations (docs/content.md). */
export const languageFields: Field[] = [
  languageField,
  {
    name: 'counterpart',
    label: 'Translation',
    type: 'relationship',
    relationTo: 'blogs',
    maxDepth: 0,
    // A copy would claim the place of its original.
    hooks: { beforeDuplicate: [() => null] },
    // What it may not be is said in words when it is saved.
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

/** `GET /cms-api/blogs/{id}/counterparts`: the post in each of the other languages. */
export const counterpartsEndpoint: Endpoint = {
  path: '/:id/counterparts',
  method: 'get',
  handler: async (req) => {
    const refusal = rejectUnauthorized(req, editors, ({ access }) => access.drafts);
    if (refusal) return refusal;
    const counterparts = await readCounterparts(req, toRowId(req.routeParams?.id));
    return answerJson({ counterparts });
  },
};
