import type { ScheduledChange } from '../../today/scheduled-changes.ts';
import { say } from '../language/say.ts';
import { toMoment } from '../language/times.ts';
import { Part, Row } from './Part.tsx';
import { toPlaceName, toPlacePath } from './places.ts';
import type { Spoken } from './spoken.ts';

interface PlannedListProps extends Spoken {
  changes: ScheduledChange[];
}

/** What goes live and what comes down, soonest first. */
export function PlannedList({ language, words, changes }: PlannedListProps) {
  const { planned } = words;
  const next = changes.filter(({ isMissed }) => !isMissed);
  return (
    <Part id="planned" heading={planned.heading} {...(next.length === 0 && { none: planned.none })}>
      {next.map(({ id, place, kind, at }) => (
        <Row key={id} path={toPlacePath(place)} title={toPlaceName(place, { words, language })}>
          {say(language, planned[kind], { time: toMoment(at, language) })}
        </Row>
      ))}
    </Part>
  );
}
