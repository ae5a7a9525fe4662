import * as z from 'zod/mini';
import { emailField, fieldLimits, phoneField, textBlock, textLine } from './fields.ts';

/** What an applicant types (docs/product.md, section 3). */
export const careersFieldsSchema = z.object({
  firstName: textLine(fieldLimits.name).check(z.describe('Given name')),
  lastName: textLine(fieldLimits.name).check(z.describe('Family name')),
  phone: phoneField.check(z.describe('Phone number as typed')),
  email: emailField.check(z.describe('E-mail address')),
  position: textLine(fieldLimits.line).check(z.describe('Position applied for')),
  message: textBlock(fieldLimits.message).check(z.describe('Cover message, line breaks kept')),
});

/** Job application. Wire shape: multipart form with these parts (docs/product.md, section 7). */
export const careersSchema = z.extend(careersFieldsSchema, {
  resume: z
    .base64()
    .check(
      z.minLength(1, { error: 'required' }),
      z.describe('File content in base64, without the data URL prefix'),
    ),
  resumeName: textLine(150).check(z.describe('File name as the applicant called it')),
  resumeType: textLine(150).check(z.describe('Media type the file was sent with; never trusted')),
});

export type JobApplication = z.infer<typeof careersSchema>;
