import * as z from 'zod/mini';
import { fieldLimits, textLine } from './fields.ts';
import { formField } from './form-fields.ts';
import { contactFields } from './person-fields.ts';

/** Service enquiry (docs/product.md, sections 3 and 7). Wire shape: JSON. */
export const enquirySchema = z.object({
  name: formField(textLine(fieldLimits.name), {
    description: 'Full name',
    label: { en: 'Name', ar: 'الاسم' },
    autoComplete: 'name',
  }),
  ...contactFields,
  title: formField(textLine(fieldLimits.line), {
    description: "Sender's job title",
    // Of a person, which is another word in Arabic than that of a post.
    label: { en: 'Job title', ar: 'المنصب' },
    autoComplete: 'organization-title',
  }),
  company: formField(textLine(fieldLimits.line), {
    description: 'Company the sender speaks for',
    label: { en: 'Company', ar: 'الشركة' },
    autoComplete: 'organization',
    isWide: true,
  }),
  service: formField(textLine(fieldLimits.line), {
    description: 'Service of the page that hosts the form; not typed',
    label: { en: 'Service', ar: 'الخدمة' },
    isSetByPage: true,
  }),
});
