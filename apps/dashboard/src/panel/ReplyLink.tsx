import type { UIFieldServerProps } from 'payload';

/** Opens the editor's own mail program with an answer to a message. */
export function ReplyLink({ data }: UIFieldServerProps) {
  const { email, subject, service, position, reference } = data as Record<
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
    </p>
  );
}
