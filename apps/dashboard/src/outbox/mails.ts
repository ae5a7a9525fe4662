import { domainToASCII } from 'node:url';
import { type Form, formFacts } from '../collections/messages/forms.ts';
import { type Answer, type StoredMessage, toSenderName } from './stored-message.ts';

/** What a mail says, without where it goes. */
export interface MailWords {
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
}

/** What mails are made of. */
export interface MailFacts {
  brandName: string;
  /** Address editors open the dashboard at. */
  publicUrl: string;
  collection: Form;
  message: StoredMessage;
  answers: Answer[];
  /** Page that takes the message back, where it can be. */
  withdrawUrl?: string;
}

interface Link {
  words: string;
  href: string;
}

const received = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

// The day of the dashboard's own time zone, in which it was chosen.
const due = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** The mail that tells us of a message. Its subject, which phones show to anybody, names nobody. */
export function toNotification(facts: MailFacts): MailWords {
  const { collection, message, answers, publicUrl, brandName } = facts;
  const what = formFacts[collection].one;
  const page = `${publicUrl}/admin/collections/${collection}/${message.id}`;
  const about = collection === 'enquiries' && message.service ? `: ${message.service}` : '';
  const isAnswerable = isPlainAddress(message.email);
  return {
    subject: `New ${what}${about} (${message.reference})`,
    ...(isAnswerable && { replyTo: { name: toSenderName(message), address: message.email } }),
    ...toBodies({
      brandName,
      heading: `New ${what}`,
      lines: [
        `${message.reference}, received on ${received.format(new Date(message.createdAt))} UTC.`,
      ],
      answers,
      // Opening a page changes nothing: mail programs look at links before anybody does.
      links: [
        { words: 'Open', href: page },
        { words: 'Mark as spam', href: `${page}?mark=spam` },
      ],
      end: isAnswerable
        ? 'An answer to this mail goes to the sender.'
        : 'Write to the sender at the address above: not every mail server takes it as that of an answer.',
    }),
  };
}

/** The mail that says that an answer is due. It leads to the message and says nothing of it. */
export function toReminder({ collection, message, publicUrl, brandName }: MailFacts): MailWords {
  const what = formFacts[collection].one;
  const page = `${publicUrl}/admin/collections/${collection}/${message.id}`;
  return {
    subject: `Answer due: ${what} ${message.reference}`,
    ...toBodies({
      brandName,
      heading: 'An answer is due',
      lines: [
        `The ${what} ${message.reference} is to be answered by ${due.format(new Date(String(message.answerBy)))}, and nobody has answered it yet.`,
      ],
      answers: [],
      links: [{ words: 'Open', href: page }],
      end: 'This is the only reminder. Another day, set in the dashboard, brings another one.',
    }),
  };
}
// Such that every mail server takes it in a header: one that does not would refuse the whole mail.
const isPlainAddress = (address: string): boolean => {
  const [local = '', domain = ''] = address.split('@');
  return (
    /^[!#-'*+\-./0-9=?A-Z^-~]{1,64}$/.test(local) &&
    // What would end a host name in an address of the web is no part of one.
    !/[/?#%:\\]/.test(domain) &&
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(
      domainToASCII(domain),
    )
  );
};

/** The copy for the sender, with the reference. */
export function toCopy({ brandName, message, answers, withdrawUrl }: MailFacts): MailWords {
  return {
    subject: `${brandName}: we have your message (${message.reference})`,
    ...toBodies({
      brandName,
      heading: 'We have your message',
      lines: [
        `Thank you. Your reference is ${message.reference}; please quote it when you write or call.`,
        'This is what reached us:',
      ],
      answers,
      links: withdrawUrl ? [{ words: 'Withdraw the application', href: withdrawUrl }] : [],
      end: `You get this mail because somebody gave this address in a form of ${brandName}. If it was not you, there is nothing to do.`,
    }),
  };
}

/** The reject mail, in the words somebody has read and sent: no heading, no line of the program's own. */
export function toRejection(brandName: string, { rejection }: StoredMessage): MailWords {
  const heading = rejection?.subject ?? '';
  const lines = (rejection?.text ?? '').split(/\n{2,}/);
  return {
    subject: heading,
    ...toBodies({ brandName, heading, lines, answers: [], links: [], end: '' }),
  };
}

/** What the mail with a link to choose a password says. */
interface LinkFacts {
  brandName: string;
  /** Whom it greets; may be empty. */
  name: string;
  /** Whether the account is new. */
  isInvitation: boolean;
  /** Where the link leads. */
  address: string;
  /** ISO date until which it works. */
  until: string;
}

/** The mail with the link to choose a password, for a new account or one whose password was forgotten. */
export function toLinkMail({
  brandName,
  name,
  isInvitation,
  address,
  until,
}: LinkFacts): MailWords {
  const hello = name ? `Hello ${name},` : 'Hello,';
  const heading = isInvitation ? 'You are invited' : 'Choose a new password';
  const why = isInvitation
    ? `you have an account in the dashboard of ${brandName}. Choose a password, and you are in.`
    : `an admin of the ${brandName} dashboard sent you this link to choose a new password. Until you do, the present one stays.`;
  return {
    subject: `${brandName} dashboard: ${isInvitation ? 'you are invited' : 'choose a new password'}`,
    ...toBodies({
      brandName,
      heading,
      lines: [
        `${hello} ${why}`,
        `The link works once, until ${received.format(new Date(until))} UTC.`,
      ],
      answers: [],
      links: [{ words: 'Choose a password', href: address }],
      end: 'Nobody will ever ask you for this link. If you did not expect this mail, there is nothing to do.',
    }),
  };
}

/** A mail that shows that mail works. */
export function toTestMail(brandName: string): MailWords {
  return {
    subject: `${brandName} dashboard: a test`,
    ...toBodies({
      brandName,
      heading: 'It works',
      lines: [
        'Somebody pressed the test button in the dashboard. New messages will come like this mail.',
      ],
      answers: [],
      links: [],
      end: '',
    }),
  };
}

interface Body {
  brandName: string;
  heading: string;
  lines: string[];
  answers: Answer[];
  links: Link[];
  end: string;
}

function toBodies({ brandName, heading, lines, answers, links, end }: Body) {
  const text = [
    heading,
    ...lines,
    ...answers.map(({ label, value }) => `${label}:\n${value}`),
    ...links.map(({ words, href }) => `${words}: ${href}`),
    ...(end ? [end] : []),
    `-- \n${brandName}`,
  ].join('\n\n');
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${toHtml(heading)}</title></head>
<body style="margin:0;padding:24px;background:#f6f6f6;color:#111;font:16px/1.6 system-ui,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:32px;background:#fff">
<p style="margin:0 0 24px;font-size:22px;font-weight:800">${toHtml(brandName)}<span style="color:#1f3bff">.</span></p>
<h1 dir="auto" style="margin:0 0 16px;font-size:24px;line-height:1.3">${toHtml(heading)}</h1>
${lines.map((line) => `<p dir="auto" style="white-space:pre-line">${toHtml(line)}</p>`).join('\n')}
${answers.map(toHtmlAnswer).join('\n')}
${links.length > 0 ? `<p style="margin:32px 0 0">${links.map(toHtmlLink).join(' ')}</p>` : ''}
${end ? `<p style="margin:32px 0 0;color:#555;font-size:14px">${toHtml(end)}</p>` : ''}
</div></body></html>`;
  return { text, html };
}

// Each in the direction of its own letters.
const toHtmlAnswer = ({ label, value }: Answer) =>
  `<p style="margin:16px 0 0"><span style="color:#555;font-size:14px">${toHtml(label)}</span><br><span dir="auto" style="display:block;white-space:pre-wrap">${toHtml(value)}</span></p>`;

const toHtmlLink = ({ words, href }: Link, index: number) =>
  `<a href="${toHtml(href)}" style="display:inline-block;margin-right:8px;padding:12px 20px;border:1px solid #111;text-decoration:none;${index === 0 ? 'background:#111;color:#fff' : 'color:#111'}">${toHtml(words)}</a>`;

const toHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
