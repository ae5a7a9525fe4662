import { isMailSet } from '../../outbox/forwarding-gaps.ts';

/** On the sign-in page, in place of the link: without a mail server a forgotten password cannot be sent for. */
export function NoMail() {
  if (isMailSet()) return null;
  return (
    <p className="no-mail">
      Mail is off, so a forgotten password cannot be sent for. Ask an admin to set a new one.
    </p>
  );
}
