import type { PageContent } from '@agency/content/schemas/pages';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { SearchField } from '../../shared/SearchField/SearchField.tsx';
import styles from './SearchHero.module.css';

interface SearchHeroProps {
  copy: PageContent<'search'>;
  /** Empty before a search. */
  query: string;
  action: string;
}

export const SearchHero = ({ copy, query, action }: SearchHeroProps) => (
  <section className={`${styles.hero} margins`}>
    <PageHeading fit="search" heading={copy.heading} />
    <div className={styles.field}>
      <SearchField copy={copy.field} query={query} action={action} />
    </div>
    {query === '' && <p className={`${styles.hint} lead`}>{copy.hint}</p>}
  </section>
);
