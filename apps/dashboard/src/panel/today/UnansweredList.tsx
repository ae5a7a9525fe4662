import { Link } from '@payloadcms/ui';
import { toMessagePath } from '../../submissions/inbox/filters.ts';
import type { WaitingMessage } from '../../today/waiting-messages.ts';
import type { Translations } from '../language/get-translations.ts';
import { toDay, toMoment } from '../language/times.ts';
import { UNREAD_PATH } from '../unread-counts.ts';
import { Row, Section } from './Section.tsx';

interface UnansweredListProps extends Translations<'today'> {
  messages: WaitingMessage[];
  now: Date;
}

/** Messages that need a reply first. */
export function UnansweredList({ language, texts, t, messages, now }: UnansweredListProps) {
  const { waiting, kinds } = texts;
  const toWhen = ({ answerBy, at }: WaitingMessage) => {
    if (!answerBy) return t(waiting.came, { time: toMoment(at, language) });
    const isToday = toDay(answerBy, language) === toDay(now.toISOString(), language);
    return isToday ? waiting.dueToday : t(waiting.dueSince, { time: toDay(answerBy, language) });
  };
  return (
    <Section
      id="waiting"
      heading={waiting.heading}
      {...(messages.length === 0 && { emptyText: waiting.none })}
    >
      {messages.map((message) => (
        <Row key={message.id} path={toMessagePath(message.id, {})} title={message.name}>
          <bdi>{message.about}</bdi>
          <small>
            {message.answerBy && <span className="brand-dot" />}
            {kinds[message.form]} · {toWhen(message)}
          </small>
        </Row>
      ))}
      <li className="today__all">
        <Link href={UNREAD_PATH} prefetch={false}>
          {waiting.all}
        </Link>
      </li>
    </Section>
  );
}
