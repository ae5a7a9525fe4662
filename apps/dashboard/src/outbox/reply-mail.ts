import type { Payload } from 'payload';
import { findUser } from '../accounts/find-account.ts';
import type { Delivery, Submission } from '../payload-types.ts';
import { getTimeZone } from '../platform/language/times.ts';
import { toReplyLinks } from '../submissions/inbox/reply-links.ts';
import { toMessageLanguage } from '../submissions/message-language.ts';
import { getMailLocale } from './mail-copy.ts';
import type { MailText } from './mail-template.ts';

/**
 * The mail with a reply, above the message. Replies to it go to its writer. All replies to a message refer to its
 * confirmation, so that mail clients show them together.
 */
export async function composeReply(
  payload: Payload,
  reply: Delivery['reply'],
  message: Submission,
): Promise<MailText> {
  const writer = await findUser(payload, reply?.account ?? 0);
  const locale = getMailLocale(toMessageLanguage(message));
  // The plain text has a colon of its own.
  const label = toReplyLinks(message, getTimeZone(), locale).quoted.replace(/:$/, '');
  const value = message.answers.message;
  return {
    brandName: locale.brandName,
    language: locale.language,
    subject: reply?.subject ?? '',
    heading: '',
    lines: (reply?.text ?? '').split(/\n{2,}/),
    answers: value ? [{ name: 'message', label, value }] : [],
    ...(writer && { replyTo: { name: writer.name ?? '', address: writer.email } }),
    inReplyTo: `${message.reference}.copy`,
  };
}
