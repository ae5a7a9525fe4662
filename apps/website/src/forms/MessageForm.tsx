import { splitAtPlaceholder } from '@agency/content/placeholders';
import { type FormReply, formReplySchema, MARKETING_FIELD } from '@agency/contracts';
import type * as z from 'zod/mini';
import { STORED_EVENT } from './conversion.ts';
import { Form, type FormCopy, type FormField, type PageFormProps } from './Form.tsx';
import { toActionUrl } from './form-messages.ts';
import { toRejectionText } from './form-state.ts';
import { getValues } from './form-values.ts';
import styles from './MessageForm.module.css';
import { useFormSubmission } from './use-form-submission.ts';

interface MessageFormCopy<Name extends string> extends FormCopy<Name> {
  /** Next to the button; `{privacy}` becomes the link. */
  note: string;
  /** Label of the marketing checkbox, if there is one. */
  marketing?: string;
  privacy: { label: string; href: string };
  stored: { lead: string; text: string };
}

interface MessageFormProps<Name extends string> extends PageFormProps<MessageFormCopy<Name>> {
  action: string;
  /** The server parses with the same schema. */
  schema: z.ZodMiniType;
  fields: FormField<Name>[];
  hiddenFields?: Record<string, string>;
}

/** Timeout in milliseconds; the server gives up sooner. */
const TIMEOUT = 15_000;

async function postJson(action: string, data: FormData): Promise<FormReply> {
  const response = await fetch(action, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(getValues(data)),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  return formReplySchema.parse(await response.json());
}

/** A form that sends a message. It is cleared at once, and filled in again if the message was not stored. */
export function MessageForm<Name extends string>(props: MessageFormProps<Name>) {
  const { action, copy, messages, initial } = props;
  const isChecked = initial.status === 'rejected' && Boolean(initial.values[MARKETING_FIELD]);
  const { refusals } = messages;
  const url = toActionUrl(action, messages);
  const submission = useFormSubmission({
    ...props,
    post: (data) => postJson(url, data),
    noResponse: refusals.notStoredText,
    clearsAtOnce: true,
    onStored: (reference) =>
      document.dispatchEvent(new CustomEvent(STORED_EVENT, { detail: reference })),
  });
  const [noteBefore, noteAfter] = splitAtPlaceholder(copy.note, 'privacy');

  return (
    <Form
      {...props}
      action={url}
      submission={submission}
      explain={({ message }) => ({
        title: refusals.notStored,
        text: toRejectionText(message, messages),
      })}
      status={
        submission.state.status === 'stored' && (
          // One element, because React cannot remove texts that a translator has replaced.
          <span>
            <b>{copy.stored.lead}</b> {copy.stored.text}
          </span>
        )
      }
      note={
        <p className={styles.note}>
          {noteBefore}
          <a href={copy.privacy.href}>{copy.privacy.label}</a>
          {noteAfter}
        </p>
      }
    >
      {copy.marketing && (
        <label className={styles.marketing}>
          <input
            type="checkbox"
            name={MARKETING_FIELD}
            value={copy.marketing}
            defaultChecked={isChecked}
          />
          <span>{copy.marketing}</span>
        </label>
      )}
    </Form>
  );
}
