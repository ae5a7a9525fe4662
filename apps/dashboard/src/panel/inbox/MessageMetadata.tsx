import type { Submission } from '../../payload-types.ts';
import { toLanguageName } from '../../submissions/message-language.ts';
import type { Translations } from '../language/get-translations.ts';
import { locales } from '../language/language.ts';
import { toLongDay } from '../language/times.ts';
import { Fact } from './MessageBody.tsx';

/** Metadata of a message: spam reasons and origin. */
export function MessageMetadata({
  message,
  translations,
}: {
  message: Submission;
  translations: Translations<'inbox'>;
}) {
  const {
    language,
    texts: { about: labels },
    t,
  } = translations;
  const { spamScore, spamReasons, context = {}, marketing } = message;
  const reasons = spamReasons?.split('\n') ?? [];
  const rows = Object.entries({
    [labels.page]: context.page,
    [labels.referrer]: context.referrer,
    [labels.source]: context.source,
    [labels.medium]: context.medium,
    [labels.campaign]: context.campaign,
    [labels.term]: context.term,
    [labels.content]: context.content,
    [labels.click]: context.click,
    [labels.language]: context.language && toLanguageName(context.language, locales[language]),
    [labels.notice]: context.notice,
    [labels.marketing]:
      marketing?.wording &&
      t(labels.agreed, {
        day: marketing.at ? toLongDay(marketing.at, language) : '',
        wording: marketing.wording,
      }),
  }).filter((row): row is [string, string] => Boolean(row[1]));
  if (reasons.length + rows.length === 0) return null;
  return (
    <div className="message-about">
      {reasons.length > 0 && (
        <section aria-labelledby="spam-reasons">
          <h2 id="spam-reasons">{t(labels.spam, { score: spamScore ?? 0 })}</h2>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </section>
      )}
      {rows.length > 0 && (
        <section aria-labelledby="message-origin">
          <h2 id="message-origin">{labels.heading}</h2>
          <dl>
            {rows.map(([name, value]) => (
              <Fact key={name} name={name} value={value} />
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
