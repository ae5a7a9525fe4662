import { enquirySchema, type ServiceEnquiry } from '@agency/contracts';
import type { Payload } from 'payload';
import { handleSubmission, type Intake } from './intake.ts';

const enquiry: Intake<ServiceEnquiry> = {
  schema: enquirySchema,
  form: 'enquiry',
  name: 'enquiry',
  letter: 'E',
};

/** `POST /api/submissions/enquiry` */
export const handleEnquiry = (payload: Payload, request: Request): Promise<Response> =>
  handleSubmission(enquiry, payload, request);
