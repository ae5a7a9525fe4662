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
    asSent({ name: 'company', type: 'text' }),
    asSent({ name: 'subject', type: 'text' }),
    asSent({ name: 'message', type: 'textarea' }),
  ],
});
