import { createMessages, senderContact, submittedField } from '../../submissions/submissions.ts';

export const enquiries = createMessages({
  slug: 'enquiries',
  labels: { singular: 'Enquiry', plural: 'Enquiries' },
  admin: {
    useAsTitle: 'name',
    description: 'What visitors sent from the service pages.',
  },
  fields: [
    submittedField({ name: 'service', type: 'text' }),
    {
      type: 'row',
      fields: [
        submittedField({ name: 'name', type: 'text' }),
        // Of a person, which is another word in Arabic than that of a post.
        submittedField({ name: 'title', type: 'text', label: { en: 'Title', ar: 'المنصب' } }),
      ],
    },
    submittedField({ name: 'company', type: 'text' }),
    senderContact,
  ],
});
