import { fieldLimits } from '@agency/contracts';
import { asSent, createMessages, senderReach } from '../messages.ts';

export const enquiries = createMessages({
  slug: 'enquiries',
  labels: { singular: 'Enquiry', plural: 'Enquiries' },
  admin: {
    useAsTitle: 'name',
    description: 'What visitors sent from the service pages.',
  },
  fields: [
    asSent({ name: 'service', type: 'text', maxLength: fieldLimits.line }),
    {
      type: 'row',
      fields: [
        asSent({ name: 'name', type: 'text', maxLength: fieldLimits.name }),
        asSent({ name: 'title', type: 'text', maxLength: fieldLimits.line }),
      ],
    },
    asSent({ name: 'company', type: 'text', maxLength: fieldLimits.line }),
    senderReach,
  ],
});
