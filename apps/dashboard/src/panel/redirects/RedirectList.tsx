import { Link } from '@payloadcms/ui';
import type { OldAddress } from '../../payload-types.ts';
import type { Translations } from '../language/get-translations.ts';
import { PostButton } from '../outbox/PostButton.tsx';
import { toRedirectPath } from './paths.ts';
import type { FormerUrl } from './read-redirects.ts';

interface RedirectListProps {
  redirects: OldAddress[];
  formerUrls: FormerUrl[];
  translations: Translations<'redirects'>;
}

/** All redirects: those of editors, and former URLs of posts and case studies. */
export function RedirectList({
  redirects,
  formerUrls,
  translations: { texts, t },
}: RedirectListProps) {
  return (
    <section className="addresses__list" aria-labelledby="old">
      <h2 id="old">{texts.leadOn}</h2>
      {redirects.length + formerUrls.length === 0 && (
        <p className="addresses__empty">{texts.none}</p>
      )}
      <ul>
        {redirects.map(({ id, from, to }) => (
          <li key={id}>
            <strong>
              <bdi>{from}</bdi>
            </strong>
            <span>
              <span className="addresses__arrow">→</span> <bdi>{to}</bdi>
            </span>
            <span className="addresses__acts">
              <Link href={toRedirectPath(id)} prefetch={false}>
                {texts.change} <span className="words-unseen">{from}</span>
              </Link>
            </span>
          </li>
        ))}
        {formerUrls.map(({ from, former: slug, to, collection, id, title }) => (
          <li key={from}>
            <strong>
              <bdi>{from}</bdi>
            </strong>
            <span>
              <span className="addresses__arrow">→</span> <bdi>{to}</bdi>
            </span>
            <span className="addresses__acts">
              <Link href={`/admin/collections/${collection}/${id}`} prefetch={false}>
                {t(texts.keptWith, { title })}
              </Link>
              <PostButton
                path={`/${collection}/${id}/former-addresses/remove`}
                body={{ slug }}
                text={texts.remove}
                label={t(texts.act, { act: texts.remove, path: from })}
                question={t(texts.question, { from })}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
