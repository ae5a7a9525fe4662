import type { PageContent } from '@agency/content/schemas/pages';
import { contactSchema } from '@agency/contracts';
import type { FormIslandProps } from '../Form.tsx';
import { MessageForm } from '../MessageForm.tsx';

/** The contact form. */
export function ContactForm(props: FormIslandProps<PageContent<'contact-us'>['form']>) {
  return <MessageForm {...props} action="/forms/contact" schema={contactSchema} />;
}
