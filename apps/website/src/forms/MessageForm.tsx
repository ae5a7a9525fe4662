import { fillPlaceholders } from '@agency/content/placeholders';
import { type FormReply, formReplySchema, MARKETING_FIELD } from '@agency/contracts';
import type * as z from 'zod/mini';
import { Dot } from '../ui/Dot.tsx';
import { DotRings } from '../ui/DotRings.tsx';
import { STORED_EVENT } from './conversion.ts';
import { Form, type FormCopy, type FormIslandProps } from './Form.tsx';
import { toFormFields } from './form-fields.ts';
import { toActionUrl } from './form-messages.ts';
import { toRejectionText } from './form-state.ts';
import { getValues } from './form-values.ts';
import styles from './MessageForm.module.css';
import { useFormSubmission } from './use-form-submission.ts';

interface MessageFormCopy<Name extends string> extends FormCopy<Name> {
  phoneExample: string;
  /** Label of the marketing checkbox, if there is one. */
  marketing?: string;
  stored: Record<'lead' | 'text' | 'day' | 'reference' | 'next', string> & { name?: string };
}

interface MessageFormProps<Name extends string> extends FormIslandProps<MessageFormCopy<Name>> {
  action: string;
  /** The server parses with the same schema. */
  schema: z.ZodMiniObject;
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
  const { state } = submission;

  return (
    <Form
      {...props}
      action={url}
      fields={toFormFields<Name>(props.schema, { phone: copy.phoneExample })}
      submission={submission}
      explain={({ message }) => ({
        title: refusals.notStored,
        text: toRejectionText(message, messages),
      })}
      stored={state.status === 'stored' && <Stored copy={copy.stored} {...state} />}
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

interface StoredProps {
  copy: MessageFormCopy<string>['stored'];
  reference: string;
  answerBy?: string;
}

const Stored = ({ copy, reference, answerBy }: StoredProps) => (
  <>
    <p className={`${styles.heard} v6`}>
      {copy.lead}
      <Dot>
        <DotRings horizon count={5} decay={0.7} />
      </Dot>
    </p>
    <p className="lead">
      {[copy.text, answerBy && fillPlaceholders(copy.day, { day: answerBy }), copy.name]
        .filter(Boolean)
        .join(' ')}
    </p>
    <p className={`${styles.next} ruled-above`}>
      {copy.reference} <b>{reference}</b>. {copy.next}
    </p>
  </>
);
