import type { BeforeListTableServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { toInboxPath } from '../../submissions/inbox/filters.ts';
import { readOpenings } from '../../submissions/inbox/read-openings.ts';
import { getTranslations } from '../language/get-translations.ts';

/** Above the list of openings: the number of applications for each, with links. */
export async function ApplicationCounts({ payload, user, i18n }: BeforeListTableServerProps) {
  const req = { payload, user: user ?? null };
  if (!hasRole(req, 'admin', 'recruiter')) return null;
  const applied = (await readOpenings(req)).filter(({ total }) => total > 0);
  if (applied.length === 0) return null;
  const {
    texts: { openings: labels },
    t,
  } = getTranslations(i18n, 'caseStudies');
  return (
    <section className="application-counts" aria-labelledby="application-counts">
      <h2 id="application-counts">{labels.applications}</h2>
      <ul>
        {applied.map(({ id, title, total, fresh }) => (
          <li key={id}>
            <a href={toInboxPath({ opening: id })}>
              <bdi>{title}</bdi>
            </a>{' '}
            {total}
            {fresh > 0 && ` · ${t(labels.fresh, { count: fresh })}`}
          </li>
        ))}
        <li>
          <a href={toInboxPath({ opening: 'none' })}>{labels.open}</a>
        </li>
      </ul>
    </section>
  );
}
