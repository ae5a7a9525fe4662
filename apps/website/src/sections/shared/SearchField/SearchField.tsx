import type { PageContent } from '@agency/content/schemas/pages';
import { CtaButton } from '../../../ui/Cta.tsx';
import field from '../../../ui/Field.module.css';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  copy: PageContent<'search'>['field'];
  query?: string;
  action: string;
}

/** A plain form, which needs no script. */
export const SearchField = ({ copy, query, action }: SearchFieldProps) => (
  <search>
    <form className={styles.search} action={action}>
      <div className={`${field.box} across`}>
        <label htmlFor="search">{copy.label}</label>
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
      <CtaButton label={copy.button} />
    </form>
  </search>
);
