import * as z from 'zod';
import { linkSchema, metaSchema, pageHeadingSchema, phraseSchema } from './shared.ts';

/** Words of the page `content/pages/contact-us`. */
export const contactUsPageSchema = z.object({
  meta: metaSchema,
  heading: pageHeadingSchema,
  form: z.object({
    label: z.string(),
    fields: z.object({
      firstName: z.string(),
      lastName: z.string(),
      phone: z.string(),
      email: z.string(),
      subject: z.string(),
      company: z.string(),
      message: z.string(),
    }),
    phoneExample: z.string(),
    send: z.string(),
    sending: z.string(),
    note: z.string().describe('Beside the button; {privacy} becomes the link'),
    privacy: linkSchema,
    stored: z.object({ lead: z.string(), text: z.string() }),
  }),
  dedicated: z.object({ heading: phraseSchema, lead: z.string() }),
  offices: z.string().describe('Heading of the office cities, for screen readers'),
});
