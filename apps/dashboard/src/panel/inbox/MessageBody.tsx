import { isDefault } from '@agency/content/languages';
import type { ReactNode } from 'react';
import { formFacts } from '../../collections/messages/forms.ts';
import type { SubmittedField } from '../../collections/messages/message-hooks.ts';
import { toDirection, toMessageLanguage } from '../../collections/messages/message-language.ts';
import { type Message, toSenderName } from '../../inbox/read-inbox.ts';
import { getWithheldReason } from '../../virus-scan/scan-state.ts';
import type { Translations } from '../language/get-translations.ts';
import { getTimeZone } from '../language/times.ts';
import { DeletedResume } from '../retention/DeletedResume.tsx';
import { toDuration } from './duration.ts';

interface MessageBodyProps {
  message: Message;
  /** Fields of its form. */
  sent: SubmittedField[];
  /** When it came, as it is shown. */
  when: string;
  translations: Translations<'inbox'>;
  /** Title of the opening it is for, and where its applications are listed. */
  opening?: { title: string; href: string } | undefined;
}

// Fields that have a place of their own in the letter.
const SHOWN_SEPARATELY = [
  'firstName',
  'lastName',
  'name',
  'email',
  'phone',
  'reference',
  'message',
];

/** The body of a message, with the language of the sender and the text direction of each line. */
export function MessageBody({ message, sent, when, opening, translations }: MessageBodyProps) {
  const {
    texts: { body, filters, forms },
    t,
  } = translations;
  const { form, reference, email, phone, firstAnsweredAt, createdAt } = message;
  const fields = message as unknown as Record<string, unknown>;
  const about = formFacts[form].about;
  const language = toMessageLanguage(message);
  const lang = isDefault(language) ? undefined : language.tag;
  const subject = String(fields[about]);
  const isThere = 'resumeKey' in message && !message.resumeDeletedAt;
  const withheld = isThere ? getWithheldReason(message) : undefined;
  // A message from before the release that added a field has no value for it.
  const others = sent.filter(
    ({ name }) => !SHOWN_SEPARATELY.includes(name) && name !== about && fields[name],
  );
  return (
    <article className="letter">
      <header>
        <p>
          {forms[form].one} <bdi>{reference}</bdi>
        </p>
        <h1 lang={lang} dir={toDirection(subject, language)}>
          {subject}
        </h1>
        <dl>
          {opening && (
            <div>
              <dt>{filters.opening}</dt>
              <dd>
                <a href={opening.href}>
                  <bdi>{opening.title}</bdi>
                </a>
              </dd>
            </div>
          )}
          <Fact name={body.from} value={toSenderName(message)} />
          <Fact name={body.email} value={<bdi dir="ltr">{email}</bdi>} />
          {/* Its groups of digits would run from the right, were they Arabic. */}
          <Fact name={body.phone} value={<bdo dir="ltr">{phone}</bdo>} />
          {others.map(({ name, label }) => (
            <Fact key={name} name={label} value={String(fields[name])} />
          ))}
          <Fact name={body.received} value={`${when} (${getTimeZone()})`} />
          <Fact
            name={body.firstAnswer}
            value={
              firstAnsweredAt
                ? t(body.after, { time: toDuration(createdAt, firstAnsweredAt, translations) })
                : body.noneYet
            }
          />
        </dl>
      </header>
      <div className="letter__body">
        {'message' in message && (
          <div className="letter__text" lang={lang} dir={toDirection(message.message, language)}>
            {message.message.split('\n').map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that never changes.
              <p key={index} dir={toDirection(line, language)}>
                {line}
              </p>
            ))}
          </div>
        )}
        {'resumeKey' in message && message.resumeDeletedAt && (
          <DeletedResume
            deletedAt={message.resumeDeletedAt}
            since={createdAt}
            translations={translations}
          />
        )}
        {withheld && (
          <p>{t(body.withheld[withheld], { finding: String(fields.resumeFinding ?? '') })}</p>
        )}
        {'resumeKey' in message && !message.resumeDeletedAt && !withheld && (
          <p>
            <a
              className="inbox-button"
              href={`/cms-api/applications/resumes/${message.resumeKey}`}
              download
            >
              {body.save}
            </a>{' '}
            <bdi>{message.resumeName}</bdi> (
            {t(body.size, { size: Math.max(1, Math.round(message.resumeSize / 1024)) })}){' '}
            {message.resumeNote}
          </p>
        )}
      </div>
    </article>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
    </div>
  );
}
