import { Link } from '@payloadcms/ui';
import type { Submission } from '../../payload-types.ts';
import { toLanguageName } from '../../submissions/message-language.ts';
import type { Translations } from '../language/get-translations.ts';
import { locales } from '../language/language.ts';
import { toLongDay } from '../language/times.ts';
import { Fact } from './MessageBody.tsx';

const shownNames = [
  ...(['page', 'referrer', 'source', 'medium', 'campaign', 'term', 'content'] as const),
  ...(['click', 'language', 'notice', 'marketing'] as const),
];

/** Metadata of a message: why it was put aside as spam, its origin and its deliveries. */
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
  const agreed =
    marketing?.wording &&
    t(labels.agreed, {
      day: marketing.at ? toLongDay(marketing.at, language) : '',
      wording: marketing.wording,
    });
  const rows = shownNames.flatMap((name) => {
    const value = name === 'marketing' ? agreed : context[name];
    if (!value) return [];
    const shown = name === 'language' ? toLanguageName(value, locales[language]) : value;
    return [[labels[name], shown] as const];
  });
  return (
    <div className="message-about">
      {message.state === 'spam' && (
        <section aria-labelledby="spam-reasons">
          <h2 id="spam-reasons">{t(labels.spam, { score: spamScore ?? 0 })}</h2>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </section>
      )}
      <details>
        <summary>{labels.heading}</summary>
        <dl>
          {rows.map(([name, value]) => (
            <Fact key={name} name={name} value={value} />
          ))}
        </dl>
        <Link href={`/admin/collections/deliveries?search=${message.reference}`} prefetch={false}>
          {labels.deliveries}
        </Link>
      </details>
    </div>
  );
}
