import { Link } from '@payloadcms/ui';
import type { MissingPath } from '../../payload-types.ts';
import type { Translations } from '../language/get-translations.ts';
import { locales } from '../language/language.ts';
import { PostButton } from '../outbox/PostButton.tsx';
import { REDIRECTS_PATH, toNewRedirectPath } from './paths.ts';
import { toTotals } from './totals.ts';

interface NotFoundListProps {
  rows: MissingPath[];
  /** How many more there are of these. */
  more: number;
  /** How many there are of those that are not shown here. */
  others: number;
  /** How often it was nothing that is written down. */
  probes: number;
  unlisted: number;
  /** Whether these are the ones that were put aside. */
  isDismissed: boolean;
  translations: Translations<'redirects'>;
}

/** What visitors did not find, and what can be done about it. */
export function NotFoundList({
  rows,
  more,
  others,
  probes,
  unlisted,
  isDismissed,
  translations,
}: NotFoundListProps) {
  const { texts, t } = translations;
  return (
    <section className="addresses__list" aria-labelledby="missing">
      <h2 id="missing">{isDismissed ? texts.aside : texts.missing}</h2>
      {rows.length === 0 && (
        <p className="addresses__empty">{isDismissed ? texts.noneAside : texts.noneMissing}</p>
      )}
      <ul>
        {rows.map((row) => (
          <NotFoundRow key={row.id} row={row} translations={translations} />
        ))}
      </ul>
      {more > 0 && <p>{t(texts.more, { count: more })}</p>}
      <p className="addresses__end">
        {isDismissed || others > 0 ? (
          <Link href={isDismissed ? REDIRECTS_PATH : `${REDIRECTS_PATH}?aside`} prefetch={false}>
            {isDismissed ? texts.back : t(texts.show, { number: others })}
          </Link>
        ) : null}
        {toTotals({ probes, unlisted }, translations).map((sum) => (
          <span key={sum}> {sum}</span>
        ))}
      </p>
    </section>
  );
}

function NotFoundRow({
  row: { id, path, count, lastDay, referrer, dismissed },
  translations,
}: {
  row: MissingPath;
  translations: Translations<'redirects'>;
}) {
  const { language, texts, t } = translations;
  const day = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const times = t(texts.times, { count });
  const actionLabel = dismissed ? texts.takeBack : texts.notInteresting;
  return (
    <li>
      <strong>
        <bdi>{path}</bdi>
      </strong>
      <span>
        {t(referrer ? texts.lastFrom : texts.last, {
          times,
          day: day.format(new Date(lastDay)),
          referrer: referrer ?? '',
        })}
      </span>
      <span className="addresses__acts">
        <Link href={toNewRedirectPath(path)} prefetch={false}>
          {texts.redirect} <span className="words-unseen">{path}</span>
        </Link>
        <PostButton
          path={`/missing-paths/${id}/dismiss`}
          body={{ dismissed: !dismissed }}
          text={actionLabel}
          label={t(texts.act, { act: actionLabel, path })}
        />
      </span>
    </li>
  );
}
