import type { PageContent } from '@agency/content/schemas/pages';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { SearchField } from '../../shared/SearchField/SearchField.tsx';
import styles from './SearchOpening.module.css';

interface SearchOpeningProps {
  copy: PageContent<'search'>;
  /** Empty before a search. */
  query: string;
  action: string;
}

export const SearchOpening = ({ copy, query, action }: SearchOpeningProps) => (
  <section className={`${styles.opening} margins`}>
    <PageHeading page="search" heading={copy.heading} />
    <div className={styles.field}>
      <SearchField copy={copy.field} query={query} action={action} />
    </div>
    {query === '' && <p className={`${styles.hint} lead`}>{copy.hint}</p>}
  </section>
);
