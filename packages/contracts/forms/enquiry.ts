import * as z from 'zod';
import { emailField, fieldLimits, phoneField, textLine } from './fields.ts';

/** Service enquiry (specification, sections 3 and 7). Wire shape: JSON. */
export const enquirySchema = z.object({
  name: textLine(fieldLimits.name).describe('Full name'),
  phone: phoneField.describe('Phone number as typed'),
  email: emailField.describe('E-mail address'),
  title: textLine(fieldLimits.line).describe("Sender's job title"),
  company: textLine(fieldLimits.line).describe('Company the sender speaks for'),
  service: textLine(fieldLimits.line).describe(
    'Service of the page that hosts the form; not typed',
  ),
});

export type ServiceEnquiry = z.infer<typeof enquirySchema>;
