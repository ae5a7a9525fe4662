import * as z from 'zod';
import { emailField, fieldLimits, phoneField, textBlock, textLine } from './fields.ts';

/** What an applicant types (specification, section 3). */
export const careersFieldsSchema = z.object({
  firstName: textLine(fieldLimits.name).describe('Given name'),
  lastName: textLine(fieldLimits.name).describe('Family name'),
  phone: phoneField.describe('Phone number as typed'),
  email: emailField.describe('E-mail address'),
  position: textLine(fieldLimits.line).describe('Position applied for'),
  message: textBlock(fieldLimits.message).describe('Cover message, line breaks kept'),
});

/** Job application. Wire shape: multipart form with these parts (specification, section 7). */
export const careersSchema = careersFieldsSchema.extend({
  resume: z
    .base64()
    .min(1, { error: 'required' })
    .describe('File content in base64, without the data URL prefix'),
  resumeName: textLine(150).describe('File name as the applicant called it'),
  resumeType: textLine(150).describe('Media type the file was sent with; never trusted'),
});

export type JobApplication = z.infer<typeof careersSchema>;
