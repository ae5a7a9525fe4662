import type { PageContent } from '@agency/content/schemas/pages';
import { contactSchema } from '@agency/contracts';
import type { PageFormProps } from '../Form.tsx';
import { MessageForm } from '../MessageForm.tsx';

/** The contact form. */
export function ContactForm(props: PageFormProps<PageContent<'contact-us'>['form']>) {
  return <MessageForm {...props} action="/forms/contact" schema={contactSchema} />;
}
