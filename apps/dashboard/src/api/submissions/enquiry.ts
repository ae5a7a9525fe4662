import { enquirySchema, type ServiceEnquiry } from '@agency/contracts';
import type { Payload } from 'payload';
import { answerIntake, type Intake } from './intake.ts';

const enquiry: Intake<ServiceEnquiry> = {
  schema: enquirySchema,
  collection: 'enquiries',
  form: 'enquiry',
  letter: 'E',
};

/** `POST /api/submissions/enquiry` */
export const answerEnquiry = (payload: Payload, request: Request): Promise<Response> =>
  answerIntake(enquiry, payload, request);
