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
      fields: [asSent({ name: 'name', type: 'text' }), asSent({ name: 'title', type: 'text' })],
    },
    asSent({ name: 'company', type: 'text' }),
    senderReach,
  ],
});
