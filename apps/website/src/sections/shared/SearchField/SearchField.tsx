import type { PageContent } from '@agency/content/schemas/pages';
import { CtaButton } from '../../../ui/Cta.tsx';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  words: PageContent<'search'>['field'];
  query?: string;
  action: string;
}

/** A plain form, which needs no script. */
export const SearchField = ({ words, query, action }: SearchFieldProps) => (
  <search>
    <form className={styles.search} action={action}>
      <div className={styles.box}>
        <label className="stretched" htmlFor="search">
          {words.label}
        </label>
        <input
          id="search"
          name="q"
          type="search"
          maxLength={100}
          autoComplete="off"
          dir="auto"
          defaultValue={query}
        />
      </div>
      <CtaButton label={words.button} />
    </form>
  </search>
);
