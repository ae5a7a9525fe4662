import type { PageContent } from '@agency/content/schemas/pages';
import type { ReactNode } from 'react';
import { Ending } from '../../shared/Ending/Ending.tsx';
import { MailText } from '../../shared/MailText/MailText.tsx';

interface WithdrawProps {
  state: keyof PageContent<'withdraw'>;
  words: PageContent<'withdraw'>[keyof PageContent<'withdraw'>];
  email: string;
  /** The button, if the application can be withdrawn. */
  children?: ReactNode;
}

export const Withdraw = ({ state, words, email, children }: WithdrawProps) => (
  <Ending page={`withdraw/${state}`} heading={words.heading} links={words.links}>
    <p className="lead">
      <MailText text={words.text} email={email} />
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
