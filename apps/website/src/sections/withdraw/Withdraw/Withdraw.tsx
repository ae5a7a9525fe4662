import type { PageContent } from '@agency/content/schemas/pages';
import type { ReactNode } from 'react';
import { toPolicyPieces } from '../../../features/privacy-policy/privacy-policy.ts';
import { Ending } from '../../shared/Ending/Ending.tsx';

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
    <Ending page={`withdraw/${state}`} heading={words.heading} links={words.links}>
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
    </Ending>
  );
}
