import * as z from 'zod/mini';
import { fieldLimits, linkField, textBlock, textLine } from './fields.ts';
import { formField } from './form-fields.ts';
import { personFields } from './person-fields.ts';

/** What an applicant types (docs/product.md, section 3). */
export const careersFieldsSchema = z.object({
  ...personFields,
  position: formField(textLine(fieldLimits.line), {
    description: 'Position applied for',
    label: { en: 'Position', ar: 'المسمى الوظيفي' },
    autoComplete: 'organization-title',
  }),
  link: formField(linkField, {
    description: 'Portfolio or profile, an https address',
    label: { en: 'Link', ar: 'رابط' },
    type: 'url',
    autoComplete: 'url',
    isOptional: true,
  }),
  message: formField(textBlock(fieldLimits.message), {
    description: 'Cover message, line breaks kept',
    label: { en: 'Message', ar: 'الرسالة' },
    rows: 12,
    isWide: true,
  }),
});

/** Job application. Wire shape: multipart form with these parts (docs/product.md, section 7). */
export const careersSchema = z.extend(careersFieldsSchema, {
  resume: z.string().check(
    z.minLength(1, { error: 'required' }),
    // `z.base64()` decodes it to see whether it can be decoded, which takes megabytes and time.
    z.regex(/^[0-9A-Za-z+/]*={0,2}$/),
    z.refine(({ length }) => length % 4 === 0),
    z.describe('File content in base64, without the data URL prefix'),
  ),
  resumeName: textLine(150).check(z.describe('File name as the applicant called it')),
  resumeType: textLine(150).check(z.describe('Media type the file was sent with; never trusted')),
});

export type JobApplication = z.infer<typeof careersSchema>;
