import * as z from 'zod/mini';
import { emailField, fieldLimits, phoneField, textBlock, textLine } from './fields.ts';

/** Contact message, in the order of the form (docs/product.md, sections 3 and 7). Wire shape: JSON. */
export const contactSchema = z.object({
  firstName: textLine(fieldLimits.name).check(z.describe('Given name')),
  lastName: textLine(fieldLimits.name).check(z.describe('Family name')),
  phone: phoneField.check(z.describe('Phone number as typed')),
  email: emailField.check(z.describe('E-mail address')),
  subject: textLine(fieldLimits.line).check(z.describe('What the message is about')),
  company: textLine(fieldLimits.line).check(z.describe('Company the sender speaks for')),
  message: textBlock(fieldLimits.message).check(z.describe('The message, line breaks kept')),
});

export type ContactMessage = z.infer<typeof contactSchema>;
