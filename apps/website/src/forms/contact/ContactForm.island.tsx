import type { PageContent } from '@agency/content/schemas/pages';
import { contactSchema } from '@agency/contracts';
import type { PageFormProps } from '../Form.tsx';
import { MessageForm } from '../MessageForm.tsx';

/** Rows of the message (docs/product.md, section 5). */
const MESSAGE_ROWS = 2;

export function ContactForm(props: PageFormProps<PageContent<'contact-us'>['form']>) {
  return (
    <MessageForm
      {...props}
      action="/forms/contact"
      schema={contactSchema}
      fields={[
        { name: 'firstName', autoComplete: 'given-name' },
        { name: 'lastName', autoComplete: 'family-name' },
        { name: 'phone', type: 'tel', autoComplete: 'tel', placeholder: props.copy.phoneExample },
        { name: 'email', type: 'email', autoComplete: 'email' },
        { name: 'subject', autoComplete: 'off' },
        { name: 'company', autoComplete: 'organization' },
        { name: 'message', autoComplete: 'off', rows: MESSAGE_ROWS, wide: true },
      ]}
    />
  );
}
