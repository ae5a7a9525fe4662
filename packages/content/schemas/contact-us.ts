import * as z from 'zod';
import { messageFormParts, personLabels } from './form-parts.ts';
import { metaSchema, pageHeadingSchema, sectionHeadingSchema, words } from './shared.ts';

/** Words of the page `content/pages/contact-us`. */
export const contactUsPageSchema = z.strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  form: z
    .strictObject({
      ...messageFormParts,
      fields: z
        .strictObject({
          ...personLabels,
          subject: words('Label of the subject'),
          company: words('Label of the company'),
          message: words('Label of the message'),
        })
        .describe('Labels of the fields'),
    })
    .describe('The contact form'),
  dedicated: z
    .strictObject({
      heading: sectionHeadingSchema,
      lead: words('Who reads a message, one paragraph'),
    })
    .describe('Beside the form'),
  offices: words('Heading of the office cities, for screen readers'),
});
