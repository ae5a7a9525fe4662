import { fieldLimits } from '@agency/contracts';
import { asSent, createMessages, senderName, senderReach } from '../messages.ts';

export const contactMessages = createMessages({
  slug: 'contact-messages',
  labels: { singular: 'Contact message', plural: 'Contact messages' },
  admin: {
    useAsTitle: 'subject',
    description: 'What visitors sent with the contact form.',
  },
  fields: [
    senderName,
    senderReach,
    asSent({ name: 'company', type: 'text', maxLength: fieldLimits.line }),
    asSent({ name: 'subject', type: 'text', maxLength: fieldLimits.line }),
    asSent({ name: 'message', type: 'textarea', maxLength: fieldLimits.message }),
  ],
});
