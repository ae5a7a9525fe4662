import type { PageContent } from '@agency/content/schemas/pages';
import type { ReactNode } from 'react';
import { toPolicyPieces } from '../../../model/policy.ts';
import { DotRings } from '../../../ui/DotRings.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import styles from './Withdraw.module.css';

type Words = PageContent<'withdraw'>;

interface WithdrawProps {
  state: keyof Words;
  words: Words[keyof Words];
  email: string;
  /** The button, where there is something to press. */
  children?: ReactNode;
}

/** An application is taken back: what will be deleted, and what became of it. */
export function Withdraw({ state, words, email, children }: WithdrawProps) {
  return (
    <section className={`${styles.withdraw} margins`}>
      <PageHeading page={`withdraw/${state}`} heading={words.heading}>
        <DotRings horizon count={6} decay={0.7} />
      </PageHeading>
      <div className={styles.text}>
        <p className="lead">
          {toPolicyPieces(words.text, email).map((piece) =>
            'mail' in piece ? (
              <a key="mail" href={`mailto:${piece.mail}`}>
                {piece.mail}
              </a>
            ) : (
              piece.text
            ),
          )}
        </p>
        {'deleted' in words && (
          <ul>
            {words.deleted.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
        {children}
        <ul className={styles.links}>
          {words.links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.label}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
