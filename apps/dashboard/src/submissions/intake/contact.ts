import { type ContactMessage, contactSchema } from '@agency/contracts';
import type { Payload } from 'payload';
import { handleSubmission, type Intake } from './intake.ts';

const contact: Intake<ContactMessage> = {
  schema: contactSchema,
  form: 'contact',
  name: 'contact',
  letter: 'C',
};

/** `POST /api/submissions/contact` */
export const handleContact = (payload: Payload, request: Request): Promise<Response> =>
  handleSubmission(contact, payload, request);
