import { toFolded } from '@agency/contracts';
import { Link } from '@payloadcms/ui';
import type { ListViewServerProps, PayloadRequest } from 'payload';
import { hasPermission } from '../../access/permissions.ts';
import { findWords } from '../../collections/content/find-words.ts';
import { getTranslations } from '../language/get-translations.ts';

const MAX_SHOWN = 50;
const MAX_BEFORE = 60;
const MAX_EXCERPT = 200;

/** Above the list of pages: every text that visitors read with the words of its search, with a way to its field. */
export async function FoundWords({ payload, i18n, searchParams, user }: ListViewServerProps) {
  const req = { payload, i18n, user } as PayloadRequest;
  if (!hasPermission(req, 'content')) return null;
  const { texts, t } = getTranslations(i18n, 'content');
  const searched = String(searchParams?.search ?? '');
  if (!searched.trim()) return <p>{texts.found.hint}</p>;
  const found = await findWords(req, searched);
  const [word = ''] = toFolded(searched).split(' ');
  return (
    <section className="found-words" aria-label={texts.found.label}>
      <p role="status">{t(texts.found.count, { count: found.length })}</p>
      <ul>
        {found.slice(0, MAX_SHOWN).map(({ href, title, field, text }) => {
          const start = Math.max(0, text.toLowerCase().indexOf(word) - MAX_BEFORE);
          return (
            <li key={href + field}>
              <Link href={href} prefetch={false}>
                <bdi>{title}</bdi> · <bdi>{field}</bdi>
              </Link>{' '}
              <q dir="auto">{text.slice(start, start + MAX_EXCERPT)}</q>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
