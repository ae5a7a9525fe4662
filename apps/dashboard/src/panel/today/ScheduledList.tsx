import type { Translations } from '../language/get-translations.ts';
import { toMoment } from '../language/times.ts';
import { PostButton } from '../outbox/PostButton.tsx';
import type { StartPage } from './read-start-page.ts';
import { Row, Section } from './Section.tsx';

type ScheduledListProps = Translations<'today'> & {
  changes: NonNullable<StartPage['changes']>;
};

/** Scheduled changes, soonest first. One that did not happen has the reason, and can be dismissed. */
export function ScheduledList({ language, texts, t, changes }: ScheduledListProps) {
  const { planned, failed } = texts;
  return (
    <Section
      id="planned"
      heading={planned.heading}
      emptyText={changes.length === 0 && planned.none}
    >
      {changes.map(({ id, name, path, kind, at, isMissed, failure }) => {
        const title = name || planned.untitled;
        const time = toMoment(at, language);
        const dismiss = isMissed && (
          <PostButton
            method="DELETE"
            path={`${path}/schedule/${id}`}
            text={failed.dismiss}
            label={`${failed.dismiss} ${title}`}
          />
        );
        return (
          <Row key={id} path={`/admin/collections${path}`} title={title} action={dismiss}>
            {isMissed ? (
              <strong className="today__failed">
                {t(failed[kind], { time })} {failure ?? failed.missed}
              </strong>
            ) : (
              t(planned[kind], { time })
            )}
          </Row>
        );
      })}
    </Section>
  );
}
