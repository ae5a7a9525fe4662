import { fieldLimits } from '@agency/contracts';
import { asSent, createMessages } from '../messages.ts';

export const contactMessages = createMessages({
  slug: 'contact-messages',
  labels: { singular: 'Contact message', plural: 'Contact messages' },
  admin: {
    useAsTitle: 'subject',
    description: 'What visitors sent with the contact form.',
    defaultColumns: ['subject', 'state', 'lastName', 'company', 'createdAt'],
    listSearchableFields: ['reference', 'subject', 'firstName', 'lastName', 'company', 'email'],
  },
  fields: [
    {
      type: 'row',
      fields: [
        asSent({ name: 'firstName', type: 'text', maxLength: fieldLimits.name }),
        asSent({ name: 'lastName', type: 'text', maxLength: fieldLimits.name }),
      ],
    },
    {
      type: 'row',
      fields: [
        asSent({ name: 'email', label: 'E-mail', type: 'text', maxLength: fieldLimits.email }),
        asSent({ name: 'phone', type: 'text', maxLength: fieldLimits.phone }),
      ],
    },
    asSent({ name: 'company', type: 'text', maxLength: fieldLimits.line }),
    asSent({ name: 'subject', type: 'text', maxLength: fieldLimits.line }),
    asSent({ name: 'message', type: 'textarea', maxLength: fieldLimits.message }),
  ],
});
