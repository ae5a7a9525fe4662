import { Link } from '@payloadcms/ui';
import type { ScheduledChange } from '../../today/documents.ts';
import type { StartPage } from '../../today/read-start-page.ts';
import type { Translations } from '../language/get-translations.ts';
import { toMoment } from '../language/times.ts';
import { PostButton } from '../outbox/PostButton.tsx';
import { toDocumentRow } from './document-row.ts';
import { Row, Section } from './Section.tsx';

type DraftListProps = Translations<'today'> &
  Pick<StartPage, 'drafts' | 'colleagues'> & {
    /** Writes posts and case studies; others write openings. */
    isEditor: boolean;
  };

/** What is written and not public: one's own first, then what colleagues changed last. */
export function DraftList({ language, texts, t, ...props }: DraftListProps) {
  const { drafts, colleagues, isEditor } = props;
  const labels = texts.drafts;
  const toName = (id?: number) => colleagues.find((one) => one.id === id)?.name ?? labels.somebody;
  const own = drafts.mine.map(({ place, at }) => ({
    place,
    text: t(labels.mine, { time: toMoment(at, language) }),
  }));
  const others = drafts.others.map(({ place, at, by }) => ({
    place,
    text: t(labels.others, { name: toName(by), time: toMoment(at, language) }),
  }));
  const rows = [...own, ...others];
  const creations = isEditor
    ? [
        ['blogs', labels.write],
        ['case-studies', labels.addStudy],
      ]
    : [['openings', labels.writeOpening]];
  const links = creations.map(([collection, label]) => (
    <span key={collection}>
      <Link href={`/admin/collections/${collection}/create`} prefetch={false}>
        {label}
      </Link>{' '}
    </span>
  ));
  const emptyText = (
    <>
      {labels.none} {links}
    </>
  );
  return (
    <Section id="drafts" heading={labels.heading} emptyText={rows.length === 0 && emptyText}>
      {rows.map(({ place, text }) => {
        const row = toDocumentRow(place, texts);
        return (
          <Row key={row.path} {...row}>
            <bdi>{text}</bdi>
          </Row>
        );
      })}
      <li className="today__all">{links}</li>
    </Section>
  );
}

type ScheduledListProps = Translations<'today'> & { changes: ScheduledChange[] };

/** What goes live and what comes down, soonest first. */
export function ScheduledList({ language, texts, t, changes }: ScheduledListProps) {
  const { planned } = texts;
  const next = changes.filter(({ isMissed }) => !isMissed);
  return (
    <Section id="planned" heading={planned.heading} emptyText={next.length === 0 && planned.none}>
      {next.map(({ id, place, kind, at }) => (
        <Row key={id} {...toDocumentRow(place, texts)}>
          {t(planned[kind], { time: toMoment(at, language) })}
        </Row>
      ))}
    </Section>
  );
}

/** Scheduled changes that did not happen; renders nothing if there are none. */
export function MissedList({ language, texts, t, changes }: ScheduledListProps) {
  const { failed } = texts;
  const missed = changes.filter(({ isMissed }) => isMissed);
  if (missed.length === 0) return null;
  return (
    <div className="today__failed">
      <Section id="failed" heading={failed.heading}>
        {missed.map(({ id, place, kind, at, failure }) => {
          const row = toDocumentRow(place, texts);
          const dismiss = (
            <PostButton
              method="DELETE"
              path={`/${place.collection}/${place.id}/schedule/${id}`}
              text={failed.dismiss}
              label={`${failed.dismiss} ${row.title}`}
            />
          );
          return (
            <Row key={id} {...row} action={dismiss}>
              {t(failed[kind], { time: toMoment(at, language) })} {failure ?? failed.missed}
            </Row>
          );
        })}
      </Section>
    </div>
  );
}
