import { fillPlaceholders } from '@agency/content/placeholders';
import type { PageContent } from '@agency/content/schemas/pages';
import type { FoundEntry } from '../../../features/search/search-index.ts';
import type { TextPiece } from '../../../features/search/search-text.ts';
import { toTextDirection } from '../../../model/text.ts';
import { Phrase } from '../../../ui/Phrase.tsx';
import list from '../../shared/LinkList/LinkList.module.css';
import { LinkList } from '../../shared/LinkList/LinkList.tsx';
import styles from './SearchResults.module.css';

interface SearchResultsProps {
  copy: PageContent<'search'>;
  query: string;
  found: FoundEntry[];
  /** All matches, also those that are not shown. */
  total: number;
  /** Selects the plural form. */
  locale: string;
}

export function SearchResults({ copy, query, found, total, locale }: SearchResultsProps) {
  const fill = (sentence: string, count: number) => fillPlaceholders(sentence, { query, count });
  if (found.length === 0) {
    return (
      <section className={`${styles.none} margins`}>
        <h2>
          <Phrase runs={copy.none.heading} dot />
        </h2>
        <p className="lead breakable">{fill(copy.none.text, 0)}</p>
        <nav aria-label={copy.elsewhere}>
          <LinkList links={copy.links} />
        </nav>
      </section>
    );
  }
  return (
    <section className={`${styles.results} section-end margins`}>
      <h2 className={`${styles.count} label`}>{fill(toCounted(copy, total, locale), total)}</h2>
      <ol className={`${styles.list} ruled`}>
        {found.map(({ kind, href, title, text }) => (
          <li key={href} {...toTextDirection(toPlain(title))}>
            <a className={`${list.link} stretched breakable`} href={href}>
              <Marked pieces={title} />
            </a>
            <span className="caption">{copy.kinds[kind]}</span>
            <p className="breakable">
              <Marked pieces={text} />
            </p>
          </li>
        ))}
      </ol>
      {total > found.length && <p className={styles.cut}>{fill(copy.cut, found.length)}</p>}
    </section>
  );
}

function toCounted(copy: PageContent<'search'>, total: number, locale: string): string {
  if (total === 1) return copy.one;
  const rule = new Intl.PluralRules(locale).select(total);
  return ((rule === 'two' || rule === 'few') && copy[rule]) || copy.many;
}

const toPlain = (pieces: TextPiece[]) => pieces.map(({ text }) => text).join('');

function Marked({ pieces }: { pieces: TextPiece[] }) {
  let place = 0;
  return pieces.map(({ text, isMarked }) => {
    const key = place;
    place += text.length;
    return isMarked ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
