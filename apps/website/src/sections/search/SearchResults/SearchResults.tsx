import { fillPlaceholders } from '@agency/content/placeholders';
import type { PageContent } from '@agency/content/schemas/pages';
import { toTextDirection } from '../../../model/blogs/text-direction.ts';
import type { TextPiece } from '../../../model/search/marked-text.ts';
import type { FoundEntry } from '../../../model/search/search-index.ts';
import { Phrase } from '../../../ui/Phrase.tsx';
import { LinkList } from '../../shared/LinkList/LinkList.tsx';
import styles from './SearchResults.module.css';

interface SearchResultsProps {
  words: PageContent<'search'>;
  /** What was searched for. */
  query: string;
  found: FoundEntry[];
  /** How many fit, also those that are not shown. */
  total: number;
  /** Decides how that many are counted. */
  locale: string;
}

/** What was found, best first; or that nothing was, and where to go on. */
export function SearchResults({ words, query, found, total, locale }: SearchResultsProps) {
  const fill = (sentence: string, count: number) => fillPlaceholders(sentence, { query, count });
  if (found.length === 0) {
    return (
      <section className={`${styles.none} margins`}>
        <h2>
          <Phrase runs={words.none.heading} dot />
        </h2>
        <p className="lead">{fill(words.none.text, 0)}</p>
        <nav aria-label={words.elsewhere}>
          <LinkList links={words.links} />
        </nav>
      </section>
    );
  }
  return (
    <section className={`${styles.results} margins`}>
      <h2 className={styles.count}>{fill(toCounted(words, total, locale), total)}</h2>
      <ol className={styles.list}>
        {found.map(({ kind, href, title, text }) => (
          <li key={href} {...toTextDirection(toPlain(title))}>
            <a href={href}>
              <Marked pieces={title} />
            </a>
            <span className={styles.kind}>{words.kinds[kind]}</span>
            {/* Nothing is marked in it: a piece of a line moves when the late typeface breaks the line elsewhere. */}
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {total > found.length && <p className={styles.cut}>{fill(words.cut, found.length)}</p>}
    </section>
  );
}

function toCounted(words: PageContent<'search'>, total: number, locale: string): string {
  if (total === 1) return words.one;
  const rule = new Intl.PluralRules(locale).select(total);
  return ((rule === 'two' || rule === 'few') && words[rule]) || words.many;
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
