import type { ServiceCopy } from '@agency/content/schemas/service';
import { enquirySchema } from '@agency/contracts';
import type { FormIslandProps } from '../Form.tsx';
import { MessageForm } from '../MessageForm.tsx';

interface EnquiryFormProps extends FormIslandProps<ServiceCopy['form']> {
  /** Name of the page's service. */
  service: string;
}

/** The enquiry form of a service page. The fragment scrolls to it after a rejection without script. */
export function EnquiryForm({ service, ...props }: EnquiryFormProps) {
  return (
    <MessageForm
      {...props}
      action="/forms/enquiry#enquiry"
      schema={enquirySchema}
      hiddenFields={{ service }}
    />
  );
}
