import type { ScheduledChange } from '../../today/scheduled-changes.ts';
import type { Translations } from '../language/get-translations.ts';
import { toMoment } from '../language/times.ts';
import { toDocumentTitle, toEditPath } from './document-links.ts';
import { Row, Section } from './Section.tsx';

interface ScheduledListProps extends Translations<'today'> {
  changes: ScheduledChange[];
}

/** What goes live and what comes down, soonest first. */
export function ScheduledList({ language, texts, t, changes }: ScheduledListProps) {
  const { planned } = texts;
  const next = changes.filter(({ isMissed }) => !isMissed);
  return (
    <Section
      id="planned"
      heading={planned.heading}
      {...(next.length === 0 && { emptyText: planned.none })}
    >
      {next.map(({ id, place: path, kind, at }) => (
        <Row key={id} path={toEditPath(path)} title={toDocumentTitle(path, { texts, language })}>
          {t(planned[kind], { time: toMoment(at, language) })}
        </Row>
      ))}
    </Section>
  );
}
