import * as z from 'zod';
import { emailField, fieldLimits, phoneField, textBlock, textLine } from './fields.ts';

/** Contact message, in the order the form asks (specification, sections 3 and 7). Wire shape: JSON. */
export const contactSchema = z.object({
  firstName: textLine(fieldLimits.name).describe('Given name'),
  lastName: textLine(fieldLimits.name).describe('Family name'),
  phone: phoneField.describe('Phone number as typed'),
  email: emailField.describe('E-mail address'),
  subject: textLine(fieldLimits.line).describe('What the message is about'),
  company: textLine(fieldLimits.line).describe('Company the sender speaks for'),
  message: textBlock(fieldLimits.message).describe('The message, line breaks kept'),
});

export type ContactMessage = z.infer<typeof contactSchema>;
