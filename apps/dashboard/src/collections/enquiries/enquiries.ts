import { asSent, createMessages, senderReach } from '../messages.ts';

export const enquiries = createMessages({
  slug: 'enquiries',
  labels: { singular: 'Enquiry', plural: 'Enquiries' },
  admin: {
    useAsTitle: 'name',
    description: 'What visitors sent from the service pages.',
  },
  fields: [
    asSent({ name: 'service', type: 'text' }),
    {
      type: 'row',
      fields: [
        asSent({ name: 'name', type: 'text' }),
        // Of a person, which is another word in Arabic than that of a post.
        asSent({ name: 'title', type: 'text', label: { en: 'Title', ar: 'المنصب' } }),
      ],
    },
    asSent({ name: 'company', type: 'text' }),
    senderReach,
  ],
});
