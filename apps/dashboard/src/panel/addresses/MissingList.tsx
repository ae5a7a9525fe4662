import { Link } from '@payloadcms/ui';
import type { MissingPath } from '../../payload-types.ts';
import type { Translations } from '../language/get-translations.ts';
import { locales } from '../language/language.ts';
import { PostButton } from '../outbox/PostButton.tsx';
import { ADDRESSES_PATH, toNewAddressPath } from './places.ts';
import { toSums } from './sums.ts';

interface MissingListProps {
  rows: MissingPath[];
  /** How many more there are of these. */
  more: number;
  /** How many there are of those that are not shown here. */
  others: number;
  /** How often it was nothing that is written down. */
  probes: number;
  unlisted: number;
  /** Whether these are the ones that were put aside. */
  isAside: boolean;
  speech: Translations<'redirects'>;
}

/** What visitors did not find, and what can be done about it. */
export function MissingList({
  rows,
  more,
  others,
  probes,
  unlisted,
  isAside,
  speech,
}: MissingListProps) {
  const { texts, t } = speech;
  return (
    <section className="addresses__list" aria-labelledby="missing">
      <h2 id="missing">{isAside ? texts.aside : texts.missing}</h2>
      {rows.length === 0 && (
        <p className="addresses__empty">{isAside ? texts.noneAside : texts.noneMissing}</p>
      )}
      <ul>
        {rows.map((row) => (
          <MissingRow key={row.id} row={row} speech={speech} />
        ))}
      </ul>
      {more > 0 && <p>{t(texts.more, { count: more })}</p>}
      <p className="addresses__end">
        {isAside || others > 0 ? (
          <Link href={isAside ? ADDRESSES_PATH : `${ADDRESSES_PATH}?aside`} prefetch={false}>
            {isAside ? texts.back : t(texts.show, { number: others })}
          </Link>
        ) : null}
        {toSums({ probes, unlisted }, speech).map((sum) => (
          <span key={sum}> {sum}</span>
        ))}
      </p>
    </section>
  );
}

function MissingRow({
  row: { id, path, count, lastDay, referrer, dismissed },
  speech,
}: {
  row: MissingPath;
  speech: Translations<'redirects'>;
}) {
  const { language, texts, t } = speech;
  const day = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const times = t(texts.times, { count });
  const act = dismissed ? texts.takeBack : texts.notInteresting;
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
        <Link href={toNewAddressPath(path)} prefetch={false}>
          {texts.redirect} <span className="words-unseen">{path}</span>
        </Link>
        <PostButton
          path={`/missing-paths/${id}/dismiss`}
          body={{ dismissed: !dismissed }}
          words={act}
          label={t(texts.act, { act, path })}
        />
      </span>
    </li>
  );
}
