import { splitAtPlaceholder } from '@agency/content/placeholders';
import { Fragment } from 'react';

/** Text in which the e-mail address is a link. */
export function MailText({ text, email }: { text: string; email: string }) {
  const [before, ...rest] = splitAtPlaceholder(text, 'mail');
  return (
    <>
      {before}
      {rest.map((after) => (
        <Fragment key={after}>
          <a href={`mailto:${email}`}>{email}</a>
          {after}
        </Fragment>
      ))}
    </>
  );
}
