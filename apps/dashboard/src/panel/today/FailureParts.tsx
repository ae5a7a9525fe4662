import { Link } from '@payloadcms/ui';
import type { HealthFinding } from '../../health/checks.ts';
import type { ScheduledChange } from '../../today/documents.ts';
import type { StartPage } from '../../today/read-start-page.ts';
import { toFindingSummary } from '../health/finding-text.ts';
import { getTranslations, type Translations } from '../language/get-translations.ts';
import { toMoment } from '../language/times.ts';
import { PostButton } from '../outbox/PostButton.tsx';
import { toDocumentRow } from './document-row.ts';
import { Row, Section } from './Section.tsx';

const DELIVERIES = '/admin/collections/deliveries';
const DEAD = `${DELIVERIES}?where[state][equals]=dead`;

type FailureListProps = Translations<'today'> &
  Pick<StartPage, 'failures'> & { changes: ScheduledChange[] };

/** Unresolved failures; renders nothing if there are none. */
export function FailureList({ language, texts, t, failures, changes }: FailureListProps) {
  const { failed } = texts;
  const { deliveries, moreDeliveries, problems } = failures;
  const missed = changes.filter(({ isMissed }) => isMissed);
  if (deliveries.length + missed.length + problems.length === 0) return null;
  const health = getTranslations({ language }, 'health');
  return (
    <div className="today__failed">
      <Section id="failed" heading={failed.heading}>
        {missed.map(({ id, place, kind, at, failure }) => {
          const row = toDocumentRow(place, { texts, language });
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
        {deliveries.map(({ id, reference, why }) => (
          <Row key={id} path={`${DELIVERIES}/${id}`} title={t(failed.delivery, { reference })}>
            <bdi>{why}</bdi>
          </Row>
        ))}
        {problems.map((finding) => (
          <Row
            key={finding.says}
            path={finding.path ?? '/admin'}
            title={health.texts.subjects[finding.subject]}
          >
            <bdi>{toFindingSummary(finding, health)}</bdi>
          </Row>
        ))}
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

type FormCheckProps = Translations<'today'> & { finding: HealthFinding };

/** How the daily test of the website's form went, for admins, who can send one now. */
export function FormCheck({ language, texts: { test }, finding }: FormCheckProps) {
  const health = getTranslations({ language }, 'health');
  return (
    <div className="form-check">
      <p>
        <strong>{health.texts.subjects.test}</strong>: {toFindingSummary(finding, health)}
      </p>
      {finding.says !== 'testOff' && (
        <PostButton path="/form-checks/send" text={test.send} busy={test.busy} />
      )}
    </div>
  );
}
