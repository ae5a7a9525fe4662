import { Link } from '@payloadcms/ui';
import type { ListViewServerProps } from 'payload';
import { getTranslations } from '../language/get-translations.ts';
import { PostButton } from '../outbox/PostButton.tsx';
import { readFormerUrls } from './read-former-urls.ts';

/** Below the list of redirects: former URLs, which are stored with their posts and case studies. */
export async function FormerUrls({ payload, i18n }: ListViewServerProps) {
  const urls = await readFormerUrls(payload);
  if (urls.length === 0) return null;
  const { texts, t } = getTranslations(i18n, 'redirects');
  return (
    <section className="application-counts" aria-labelledby="former-urls">
      <h2 id="former-urls">{texts.former}</h2>
      <ul>
        {urls.map(({ from, former, to, collection, id, title }) => (
          <li key={from}>
            <bdi>{from}</bdi> → <bdi>{to}</bdi>{' '}
            <Link href={`/admin/collections/${collection}/${id}`} prefetch={false}>
              {t(texts.keptWith, { title })}
            </Link>{' '}
            <PostButton
              path={`/${collection}/${id}/former-addresses/remove`}
              body={{ slug: former }}
              text={texts.remove}
              label={`${texts.remove}: ${from}`}
              question={t(texts.question, { from })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
