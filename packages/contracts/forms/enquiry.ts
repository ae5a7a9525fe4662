import * as z from 'zod/mini';
import { emailField, fieldLimits, phoneField, textLine } from './fields.ts';

/** Service enquiry (docs/product.md, sections 3 and 7). Wire shape: JSON. */
export const enquirySchema = z.object({
  name: textLine(fieldLimits.name).check(z.describe('Full name')),
  phone: phoneField.check(z.describe('Phone number as typed')),
  email: emailField.check(z.describe('E-mail address')),
  title: textLine(fieldLimits.line).check(z.describe("Sender's job title")),
  company: textLine(fieldLimits.line).check(z.describe('Company the sender speaks for')),
  service: textLine(fieldLimits.line).check(
    z.describe('Service of the page that hosts the form; not typed'),
  ),
});

export type ServiceEnquiry = z.infer<typeof enquirySchema>;
