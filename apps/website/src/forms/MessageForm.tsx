import { splitAtPlaceholder } from '@agency/content/placeholders';
import { MARKETING_FIELD } from '@agency/contracts';
import type * as z from 'zod/mini';
import { STORED_EVENT } from '../model/conversion.ts';
import { Form, type FormField, type HostedFormProps, type OwnFormWords } from './Form.tsx';
import { toRefusalText } from './form-state.ts';
import { toFormAddress } from './form-words.ts';
import { MarketingBox } from './MarketingBox.tsx';
import styles from './MessageForm.module.css';
import { postJson } from './post-json.ts';
import { useFormSubmission } from './use-form-submission.ts';

/** Words of a form that sends a message. */
interface MessageWords<Name extends string> extends OwnFormWords<Name> {
  /** Beside the button; {privacy} becomes the link. */
  note: string;
  /** Beside the box for marketing; no box when left out. */
  marketing?: string | undefined;
  privacy: { label: string; href: string };
  stored: { lead: string; text: string };
}

interface MessageFormProps<Name extends string> extends HostedFormProps<MessageWords<Name>> {
  /** Where it is posted, with and without script. */
  action: string;
  /** The same schema the server parses with. */
  schema: z.ZodMiniType;
  fields: FormField<Name>[];
  /** Values the page sets and nobody types. */
  given?: Record<string, string>;
}

/** A form that sends a message: cleared at once, given back if it was not stored. */
export function MessageForm<Name extends string>(props: MessageFormProps<Name>) {
  const { action, words, formWords, initial } = props;
  const ticked = initial.status === 'refused' && initial.values[MARKETING_FIELD];
  const { refusals } = formWords;
  const address = toFormAddress(action, formWords);
  const submission = useFormSubmission({
    ...props,
    post: (data) => postJson(address, data),
    noAnswer: refusals.notStoredText,
    clearsAtOnce: true,
    onStored: (reference) =>
      document.dispatchEvent(new CustomEvent(STORED_EVENT, { detail: reference })),
  });
  const [noteBefore, noteAfter] = splitAtPlaceholder(words.note, 'privacy');

  return (
    <Form
      {...props}
      action={address}
      submission={submission}
      explain={({ message }) => ({
        title: refusals.notStored,
        text: toRefusalText(message, formWords),
      })}
      status={
        submission.state.status === 'stored' && (
          // One element: a translator of the browser replaces texts, which React could not take away again.
          <span>
            <b>{words.stored.lead}</b> {words.stored.text}
          </span>
        )
      }
      note={
        <p className={styles.note}>
          {noteBefore}
          <a href={words.privacy.href}>{words.privacy.label}</a>
          {noteAfter}
        </p>
      }
    >
      {words.marketing && <MarketingBox words={words.marketing} isTicked={Boolean(ticked)} />}
    </Form>
  );
}
