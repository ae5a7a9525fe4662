import { locales } from '../../platform/language/language.ts';
import { toLongDay } from '../../platform/language/times.ts';
import { toLanguageName } from '../../submissions/message-language.ts';
import { Link } from '../controls/Link.tsx';
import { Section } from '../controls/Section.tsx';
import { Fact, type MessageProps } from './MessageBody.tsx';

const shownNames = [
  ...(['page', 'referrer', 'source', 'medium', 'campaign', 'term', 'content'] as const),
  ...(['click', 'language', 'notice', 'marketing'] as const),
];

/** Metadata of a message: why it was put aside as spam, its origin and its deliveries. */
export function MessageMetadata({ message, translations }: MessageProps) {
  const { language, texts, t } = translations;
  const { about: labels } = texts;
  const { spamScore, spamReasons, context = {}, marketing } = message;
  const reasons = spamReasons?.split('\n') ?? [];
  const agreed =
    marketing?.wording &&
    t(labels.agreed, {
      day: marketing.at ? toLongDay(marketing.at, language) : '',
      wording: marketing.wording,
    });
  const toValue = (name: (typeof shownNames)[number]) => {
    if (name === 'marketing') return agreed;
    const value = context[name];
    return name === 'language' && value ? toLanguageName(value, locales[language]) : value;
  };
  return (
    <div className="message-about">
      {message.state === 'spam' && (
        <Section heading={t(labels.spam, { score: spamScore ?? 0 })}>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Section>
      )}
      <details>
        <summary>{labels.heading}</summary>
        <dl>
          {shownNames.map((name) => {
            const value = toValue(name);
            return value && <Fact key={name} name={labels[name]} value={value} />;
          })}
        </dl>
        <Link href={`/admin/collections/deliveries?search=${message.reference}`}>
          {labels.deliveries}
        </Link>
      </details>
    </div>
  );
}
