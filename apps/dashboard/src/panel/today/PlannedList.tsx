import type { ScheduledChange } from '../../today/planned.ts';
import type { Translations } from '../language/get-translations.ts';
import { toMoment } from '../language/times.ts';
import { Part, Row } from './Part.tsx';
import { toPlaceName, toPlacePath } from './places.ts';

interface PlannedListProps extends Translations<'today'> {
  changes: ScheduledChange[];
}

/** What goes live and what comes down, soonest first. */
export function PlannedList({ language, texts, t, changes }: PlannedListProps) {
  const { planned } = texts;
  const next = changes.filter(({ isMissed }) => !isMissed);
  return (
    <Part id="planned" heading={planned.heading} {...(next.length === 0 && { none: planned.none })}>
      {next.map(({ id, place, kind, at }) => (
        <Row key={id} path={toPlacePath(place)} title={toPlaceName(place, { texts, language })}>
          {t(planned[kind], { time: toMoment(at, language) })}
        </Row>
      ))}
    </Part>
  );
}
