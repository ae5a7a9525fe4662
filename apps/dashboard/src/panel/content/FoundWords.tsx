import { toSearchable } from '@agency/contracts';
import type { ListViewServerProps } from 'payload';
import { hasPermission } from '../../access/permissions.ts';
import { searchCopy } from '../../collections/content/search-copy.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { Link } from '../controls/Link.tsx';

const MAX_SHOWN = 50;

/** Above the list of pages: texts of the website that match its search, each with a link to its field. */
export async function FoundWords({ payload, i18n, searchParams, user }: ListViewServerProps) {
  if (!hasPermission({ user }, 'content')) return null;
  const { texts, t } = getTranslations(i18n, 'content');
  const searched = String(searchParams?.search ?? '').trim();
  if (!searched) return <p>{texts.found.hint}</p>;
  const found = await searchCopy({ payload, i18n }, searched);
  const [word = ''] = toSearchable(searched).split(' ');
  /** From 60 characters before the word. */
  const toExcerpt = (text: string) => {
    const start = Math.max(0, text.toLowerCase().indexOf(word) - 60);
    return text.slice(start, start + 200);
  };
  return (
    <section className="panel-part found-words" aria-label={texts.found.label}>
      <p role="status">{t(texts.found.count, { count: found.length })}</p>
      <ul>
        {found.slice(0, MAX_SHOWN).map(({ href, title, field, text }) => (
          <li key={href + field}>
            <Link href={href}>
              <bdi>{title}</bdi> · <bdi>{field}</bdi>
            </Link>
            <q dir="auto">{toExcerpt(text)}</q>
          </li>
        ))}
      </ul>
    </section>
  );
}
