import type { ServiceCopy } from '@agency/content/schemas/service';
import { enquirySchema } from '@agency/contracts';
import type { HostedFormProps } from '../Form.tsx';
import { MessageForm } from '../MessageForm.tsx';

interface EnquiryFormProps extends HostedFormProps<ServiceCopy['form']> {
  /** Name of the service of the page that hosts the form. */
  service: string;
}

/** The enquiry form of a service page. Sent without script, it comes back where it stands on its page. */
export function EnquiryForm({ service, ...props }: EnquiryFormProps) {
  return (
    <MessageForm
      {...props}
      action="/forms/enquiry#enquiry"
      schema={enquirySchema}
      given={{ service }}
      fields={[
        { name: 'name', autoComplete: 'name' },
        {
          name: 'phone',
          type: 'tel',
          autoComplete: 'tel',
          placeholder: props.words.phoneExample,
        },
        { name: 'email', type: 'email', autoComplete: 'email' },
        { name: 'title', autoComplete: 'organization-title' },
        { name: 'company', autoComplete: 'organization', wide: true },
      ]}
    />
  );
}
