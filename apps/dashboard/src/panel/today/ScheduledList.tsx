import type { Translations } from '../../platform/language/get-translations.ts';
import { toMoment } from '../../platform/language/times.ts';
import { RequestButton } from '../controls/RequestButton.tsx';
import { LinkRow, Section } from '../controls/Section.tsx';
import type { StartPage } from './read-start-page.ts';

type ScheduledListProps = Translations<'today'> & {
  changes: NonNullable<StartPage['changes']>;
};

/** Scheduled changes, soonest first. One that did not happen has the reason, and can be dismissed. */
export function ScheduledList({ language, texts, t, changes }: ScheduledListProps) {
  const { planned, failed } = texts;
  return (
    <Section className="today__part" heading={planned.heading}>
      {changes.length === 0 && <p>{planned.none}</p>}
      <ul>
        {changes.map(({ id, name, path, kind, at, isMissed, failure }) => {
          const title = name || planned.untitled;
          const time = toMoment(at, language);
          const dismiss = isMissed && (
            <RequestButton
              method="DELETE"
              path={`${path}/schedule/${id}`}
              text={failed.dismiss}
              label={`${failed.dismiss} ${title}`}
            />
          );
          return (
            <LinkRow key={id} path={`/admin/collections${path}`} title={title} action={dismiss}>
              {isMissed ? (
                <strong className="today__failed">
                  {t(failed[kind], { time })} {failure ?? failed.missed}
                </strong>
              ) : (
                t(planned[kind], { time })
              )}
            </LinkRow>
          );
        })}
      </ul>
    </Section>
  );
}
