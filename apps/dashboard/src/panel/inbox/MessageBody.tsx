import { isDefault } from '@agency/content/languages';
import type { ReactNode } from 'react';
import type { Submission } from '../../payload-types.ts';
import { formFacts, listAnswers } from '../../submissions/forms.ts';
import { toDirection, toMessageLanguage } from '../../submissions/message-language.ts';
import { getWithheldReason } from '../../virus-scan/scan-state.ts';
import type { Translations } from '../language/get-translations.ts';
import { getTimeZone } from '../language/times.ts';
import { DeletedResume } from '../retention/DeletedResume.tsx';

interface MessageBodyProps {
  message: Submission;
  /** When it came, as it is shown. */
  when: string;
  translations: Translations<'inbox'>;
  /** Title of the opening it is for, and where its applications are listed. */
  opening?: { title: string; href: string } | undefined;
}

// Fields that have a place of their own in the letter.
const SHOWN_SEPARATELY = ['firstName', 'lastName', 'name', 'email', 'phone', 'message'];

/** The body of a message, with the language of the sender and the text direction of each line. */
export function MessageBody({ message, when, opening, translations }: MessageBodyProps) {
  const {
    texts: { body, filters, forms },
    t,
  } = translations;
  const { form, reference, answers, firstAnsweredAt, createdAt, resumeKey, resumeDeletedAt } =
    message;
  const { email, phone, message: typed } = answers;
  const language = toMessageLanguage(message);
  const lang = isDefault(language) ? undefined : language.tag;
  const subject = message.about ?? '';
  const hasResume = resumeKey && !resumeDeletedAt;
  const withheld = hasResume ? getWithheldReason(message) : undefined;
  const others = listAnswers(message, translations.language).filter(
    ({ name }) => !SHOWN_SEPARATELY.includes(name) && name !== formFacts[form].about,
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
          <Fact name={body.from} value={message.sender} />
          <Fact name={body.email} value={<bdi dir="ltr">{email}</bdi>} />
          {/* Its groups of digits would run from the right, were they Arabic. */}
          <Fact name={body.phone} value={<bdo dir="ltr">{phone}</bdo>} />
          {others.map(({ name, label, value }) => (
            <Fact key={name} name={label} value={value} />
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
        {typed && (
          <div className="letter__text" lang={lang} dir={toDirection(typed, language)}>
            {typed.split('\n').map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that never changes.
              <p key={index} dir={toDirection(line, language)}>
                {line}
              </p>
            ))}
          </div>
        )}
        {resumeDeletedAt && (
          <DeletedResume
            deletedAt={resumeDeletedAt}
            since={createdAt}
            translations={translations}
          />
        )}
        {withheld && <p>{t(body.withheld[withheld], { finding: message.resumeFinding ?? '' })}</p>}
        {hasResume && !withheld && (
          <p>
            <a className="inbox-button" href={`/cms-api/submissions/resumes/${resumeKey}`} download>
              {body.save}
            </a>{' '}
            <bdi>{message.resumeName}</bdi> (
            {t(body.size, { size: Math.max(1, Math.round(Number(message.resumeSize) / 1024)) })}){' '}
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

/** A duration in its largest useful unit. */
function toDuration(
  from: string,
  until: string,
  { texts: { body }, t }: Translations<'inbox'>,
): string {
  const minutes = Math.max(0, Math.round((Date.parse(until) - Date.parse(from)) / 60_000));
  if (minutes < 60) return t(body.minutes, { count: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? t(body.hours, { count: hours })
    : t(body.days, { count: Math.round(hours / 24) });
}
