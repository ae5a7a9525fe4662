import { contactSchema } from '@agency/contracts';
import type { Payload } from 'payload';
import { answerIntake, type Intake } from './intake.ts';

const contact: Intake<ReturnType<typeof contactSchema.parse>> = {
  schema: contactSchema,
  collection: 'contact-messages',
  letter: 'C',
};

/** `POST /api/submissions/contact` */
export const answerContact = (payload: Payload, request: Request): Promise<Response> =>
  answerIntake(contact, payload, request);
