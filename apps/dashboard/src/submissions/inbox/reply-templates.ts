import { languages } from '@agency/content/languages';
import type { GlobalConfig } from 'payload';
import { admins, hiddenFromOthers } from '../../access/access.ts';

/** Texts for replies by e-mail (`getReplyTemplates`). */
export const replyTemplates: GlobalConfig = {
  slug: 'reply-templates',
  label: 'Reply templates',
  access: { read: admins, update: admins },
  admin: {
    description:
      'Texts to pick from when a message in their language is answered by e-mail. {name}, {about}, {reference} and {brand} are filled in.',
    hidden: hiddenFromOthers,
  },
  fields: [
    {
      name: 'templates',
      type: 'array',
      labels: { singular: 'Template', plural: 'Templates' },
      maxRows: 50,
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 80 },
        {
          name: 'language',
          type: 'select',
          required: true,
          defaultValue: 'en',
          options: languages.map(({ tag, name }) => ({ value: tag, label: name })),
        },
        { name: 'subject', type: 'text', maxLength: 200 },
        { name: 'text', type: 'textarea', required: true, maxLength: 1500 },
      ],
    },
  ],
};
