import {
  createMessages,
  senderContact,
  senderName,
  submittedField,
} from '../../submissions/submissions.ts';

export const contactMessages = createMessages({
  slug: 'contact-messages',
  labels: { singular: 'Contact message', plural: 'Contact messages' },
  admin: {
    useAsTitle: 'subject',
    description: 'What visitors sent with the contact form.',
  },
  fields: [
    senderName,
    senderContact,
    submittedField({ name: 'company', type: 'text' }),
    submittedField({ name: 'subject', type: 'text' }),
    submittedField({ name: 'message', type: 'textarea' }),
  ],
});
