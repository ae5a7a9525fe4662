import type { PageContent } from '@agency/content/schemas/pages';
import type { ReactNode } from 'react';
import { Ending } from '../../shared/Ending/Ending.tsx';
import { MailText } from '../../shared/MailText/MailText.tsx';

interface WithdrawProps {
  state: keyof PageContent<'withdraw'>;
  copy: PageContent<'withdraw'>[keyof PageContent<'withdraw'>];
  email: string;
  /** The button, if the application can be withdrawn. */
  children?: ReactNode;
}

export const Withdraw = ({ state, copy, email, children }: WithdrawProps) => (
  <Ending fit={`withdraw/${state}`} heading={copy.heading} links={copy.links}>
    <p className="lead">
      <MailText text={copy.text} email={email} />
    </p>
    {'deleted' in copy && (
      <ul>
        {copy.deleted.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    )}
    {children}
  </Ending>
);
