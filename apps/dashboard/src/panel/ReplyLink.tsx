import { toDialable } from '@agency/contracts';
import type { UIFieldServerProps } from 'payload';

/** The ways to answer a message: the editor's own mail program, and a call to the number that was typed. */
export function ReplyLink({ data }: UIFieldServerProps) {
  const { email, phone, subject, service, position, reference } = data as Record<
    string,
    string | undefined
  >;
  if (!email) return null;
  const line = encodeURIComponent(`Re: ${subject ?? service ?? position} [${reference}]`);
  return (
    <p className="reply-link">
      <a
        className="btn btn--style-secondary btn--size-small"
        href={`mailto:${encodeURIComponent(email)}?subject=${line}`}
      >
        Reply by e-mail
      </a>
      {phone && (
        <a className="btn btn--style-secondary btn--size-small" href={`tel:${toDialable(phone)}`}>
          Call <bdo dir="ltr">{toDialable(phone)}</bdo>
        </a>
      )}
    </p>
  );
}
