import { isDefault } from '@agency/content/languages';
import type { ReactNode } from 'react';
import { getWithheldReason } from '../../jobs/virus-scan/scan-state.ts';
import type { Submission } from '../../payload-types.ts';
import type { Translations } from '../../platform/language/get-translations.ts';
import { getTimeZone, toLongDay, toMoment } from '../../platform/language/times.ts';
import { formFacts, listAnswers } from '../../submissions/forms.ts';
import { toInboxPath } from '../../submissions/inbox/filters.ts';
import { toDirection, toMessageLanguage } from '../../submissions/message-language.ts';
import { Link } from '../controls/Link.tsx';
import { ResumePages } from './ResumePages.tsx';

export interface MessageProps {
  message: Submission;
  translations: Translations<'inbox'>;
}

// Fields that have a place of their own on the screen.
const SHOWN_SEPARATELY = ['firstName', 'lastName', 'name', 'email', 'phone', 'message'];

/** The body of a message, with the language of the sender and the text direction of each line. */
export function MessageBody({ message, translations }: MessageProps) {
  const { texts, t } = translations;
  const { body, forms } = texts;
  const { form, reference, answers, firstAnsweredAt, resumeKey, resumeDeletedAt } = message;
  const { email, phone, message: typed } = answers;
  const language = toMessageLanguage(message);
  const lang = isDefault(language) ? undefined : language.tag;
  const topic = message.topic ?? '';
  const sender = message.sender ?? '';
  // An application is known by its applicant, a lead by its topic.
  const [title, subtitle] = form === 'application' ? [sender, topic] : [topic, sender];
  const opening = typeof message.opening === 'object' ? message.opening?.id : message.opening;
  const hasResume = resumeKey && !resumeDeletedAt;
  const withheld = hasResume ? getWithheldReason(message) : undefined;
  const isReadable = hasResume && !withheld;
  const others = listAnswers(message, translations.language).filter(
    ({ name }) => !SHOWN_SEPARATELY.includes(name) && name !== formFacts[form].topicField,
  );
  return (
    <article className="message-body">
      <header>
        <p>
          {forms[form].one} <bdi>{reference}</bdi>
        </p>
        <h1 lang={lang} dir={toDirection(title, language)}>
          {title}
        </h1>
        <p dir={toDirection(subtitle, language)}>
          {opening ? (
            <Link href={toInboxPath({ opening, by: 'stage' })}>{subtitle}</Link>
          ) : (
            subtitle
          )}
        </p>
      </header>
      {typed && (
        <div className="message-body__text" lang={lang} dir={toDirection(typed, language)}>
          {typed.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that never changes.
            <p key={index} dir={toDirection(line, language)}>
              {line}
            </p>
          ))}
        </div>
      )}
      {resumeDeletedAt && (
        <p>{t(body.gone, { day: toLongDay(resumeDeletedAt, translations.language) })}</p>
      )}
      {withheld && <p>{t(body.withheld[withheld], { finding: message.resumeFinding ?? '' })}</p>}
      {isReadable && (
        <p>
          <a className="panel-button" href={`/cms-api/submissions/resumes/${resumeKey}`} download>
            {body.save}
          </a>{' '}
          <bdi>{message.resumeName}</bdi> (
          {t(body.size, { size: Math.max(1, Math.round(Number(message.resumeSize) / 1024)) })}){' '}
          {message.resumeNote}
        </p>
      )}
      {isReadable && <ResumePages resumeKey={resumeKey} applicant={sender} />}
      <dl>
        <Fact name={body.email} value={<bdi dir="ltr">{email}</bdi>} />
        {/* In Arabic text, its groups of digits would run from right to left. */}
        <Fact name={body.phone} value={<bdo dir="ltr">{phone}</bdo>} />
        {others.map(({ name, label, value }) => (
          <Fact key={name} name={label} value={value} />
        ))}
        <Fact
          name={body.received}
          value={`${toMoment(message.createdAt, translations.language)} (${getTimeZone()})`}
        />
        <Fact
          name={body.firstAnswer}
          value={firstAnsweredAt ? toMoment(firstAnsweredAt, translations.language) : body.noneYet}
        />
      </dl>
    </article>
  );
}

/** A term and its value. */
export function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
    </div>
  );
}
