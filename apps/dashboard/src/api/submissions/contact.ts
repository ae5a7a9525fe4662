import { type ContactMessage, contactSchema } from '@agency/contracts';
import type { Payload } from 'payload';
import { answerIntake, type Intake } from './intake.ts';

const contact: Intake<ContactMessage> = {
  schema: contactSchema,
  collection: 'contact-messages',
  form: 'contact',
  letter: 'C',
};

/** `POST /api/submissions/contact` */
export const answerContact = (payload: Payload, request: Request): Promise<Response> =>
  answerIntake(contact, payload, request);
