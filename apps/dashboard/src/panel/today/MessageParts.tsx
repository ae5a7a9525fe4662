import { type Plural, toNumber } from '../../platform/language/format-text.ts';
import type { Translations } from '../../platform/language/get-translations.ts';
import { toDay, toMoment } from '../../platform/language/times.ts';
import { toInboxPath, toMessagePath } from '../../submissions/inbox/filters.ts';
import { Link } from '../controls/Link.tsx';
import { LinkRow, Section } from '../controls/Section.tsx';
import type { StartPage } from './read-start-page.ts';

type CountsProps = Translations<'today'> & Pick<StartPage, 'counts' | 'aside'>;

/** Numbers of waiting messages, each with a link to its list. */
export function Counts({ language, texts, t, counts, aside }: CountsProps) {
  const sum = (field: 'due' | 'mine') => counts.reduce((all, one) => all + one[field], 0);
  const shown: { path: string; count: number; noun: Plural; note?: string | false }[] = [
    ...counts.map(({ form, unread }) => ({
      path: toInboxPath({ view: 'new', form }),
      count: unread,
      noun: texts.counts[form],
    })),
    { path: toInboxPath({ view: 'due' }), count: sum('due'), noun: texts.counts.due },
    { path: toInboxPath({ view: 'mine' }), count: sum('mine'), noun: texts.counts.mine },
    {
      ...{ path: toInboxPath({ view: 'spam' }), count: aside.spam, noun: texts.counts.aside },
      note: aside.came > 0 && t(texts.released, { released: aside.released, count: aside.came }),
    },
  ];
  return (
    <ul className="today__counts">
      {shown.map(({ path, count, noun, note }) => (
        <li key={path}>
          <Link href={path}>
            <strong>
              {toNumber(language, count)}
              {count > 0 && <span className="brand-dot" />}
            </strong>
            <span>{t(noun, { count })}</span>
            {note && <small>{note}</small>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type UnansweredListProps = Translations<'today'> & { messages: StartPage['waiting']; now: Date };

/** Messages that need a reply first. */
export function UnansweredList({ language, texts, t, messages, now }: UnansweredListProps) {
  const { waiting, kinds } = texts;
  const toWhen = (answerBy: string | null | undefined, at: string) => {
    if (!answerBy) return t(waiting.came, { time: toMoment(at, language) });
    const isToday = toDay(answerBy, language) === toDay(now.toISOString(), language);
    return isToday ? waiting.dueToday : t(waiting.dueSince, { time: toDay(answerBy, language) });
  };
  return (
    <Section className="today__part" heading={waiting.heading}>
      {messages.length === 0 && <p>{waiting.none}</p>}
      <ul>
        {messages.map(({ id, sender, topic, form, answerBy, createdAt }) => (
          <LinkRow key={id} path={toMessagePath(id, {})} title={sender}>
            <bdi>{topic}</bdi>
            <small>
              {answerBy && <span className="brand-dot" />} {kinds[form]} ·{' '}
              {toWhen(answerBy, createdAt)}
            </small>
          </LinkRow>
        ))}
        <LinkRow path={toInboxPath({ view: 'new' })} title={waiting.all} />
      </ul>
    </Section>
  );
}
