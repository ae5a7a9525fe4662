import { Link } from '@payloadcms/ui';
import type { Failures } from '../../today/failures.ts';
import type { ScheduledChange } from '../../today/scheduled-changes.ts';
import type { Translations } from '../language/get-translations.ts';
import { toMoment } from '../language/times.ts';
import { DismissScheduledChange } from './DismissScheduledChange.tsx';
import { toDocumentTitle, toEditPath } from './document-links.ts';
import { Row, Section } from './Section.tsx';

const DELIVERIES = '/admin/collections/deliveries';
const DEAD = `${DELIVERIES}?where[state][equals]=dead`;

interface FailureListProps extends Translations<'today'> {
  failures: Failures;
  changes: ScheduledChange[];
}

/** Unresolved failures; renders nothing if there are none. */
export function FailureList({ language, texts, t, failures, changes }: FailureListProps) {
  const { failed } = texts;
  const { deliveries, moreDeliveries, formCheck, retention } = failures;
  const missed = changes.filter(({ isMissed }) => isMissed);
  if (deliveries.length + missed.length === 0 && !formCheck && !retention) return null;
  return (
    <div className="today__failed">
      <Section id="failed" heading={failed.heading}>
        {missed.map(({ id, place: path, kind, at, failure }) => (
          <Row
            key={id}
            path={toEditPath(path)}
            title={toDocumentTitle(path, { texts, language })}
            action={
              <DismissScheduledChange
                apiUrl={`/cms-api/${path.collection}/${path.id}/schedule/${id}`}
                label={failed.dismiss}
                title={toDocumentTitle(path, { texts, language })}
              />
            }
          >
            {t(failed[kind], { time: toMoment(at, language) })} {failure ?? failed.missed}
          </Row>
        ))}
        {deliveries.map(({ id, reference, why }) => (
          <Row key={id} path={`${DELIVERIES}/${id}`} title={t(failed.delivery, { reference })}>
            <bdi>{why}</bdi>
          </Row>
        ))}
        {formCheck && (
          <Row path="/admin" title={failed.formCheck}>
            <bdi>{formCheck}</bdi>
          </Row>
        )}
        {retention && (
          <Row path="/admin/globals/retention" title={failed.retention}>
            <bdi>{retention}</bdi>
          </Row>
        )}
        {moreDeliveries > 0 && (
          <li className="today__all">
            <Link href={DEAD} prefetch={false}>
              {t(failed.moreDeliveries, { count: moreDeliveries })}
            </Link>
          </li>
        )}
      </Section>
    </div>
  );
}
