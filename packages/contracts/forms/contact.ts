import * as z from 'zod/mini';
import { fieldLimits, textBlock, textLine } from './fields.ts';
import { formField } from './form-fields.ts';
import { personFields } from './person-fields.ts';

/** Contact message, in the order of the form (docs/product.md, sections 3 and 7). Wire shape: JSON. */
export const contactSchema = z.object({
  ...personFields,
  subject: formField(textLine(fieldLimits.line), {
    description: 'What the message is about',
    label: { en: 'Subject', ar: 'الموضوع' },
  }),
  company: formField(textLine(fieldLimits.line), {
    description: 'Company the sender speaks for',
    label: { en: 'Company', ar: 'الشركة' },
    autoComplete: 'organization',
  }),
  message: formField(textBlock(fieldLimits.message), {
    description: 'The message, line breaks kept',
    label: { en: 'Message', ar: 'الرسالة' },
    rows: 2,
    isWide: true,
  }),
});

export type ContactMessage = z.infer<typeof contactSchema>;
