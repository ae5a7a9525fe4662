import type { PageContent } from '@agency/content/schemas/pages';
import { Ending } from '../../shared/Ending/Ending.tsx';

interface ThankYouProps {
  copy: PageContent<'thank-you'>['stored' | 'nothing'];
  /** Of the stored message, if there is one. */
  reference: string | undefined;
  /** When a reply comes, and what happens next. */
  reply: string;
  /** URL that withdraws the message, if possible. */
  withdraw: string | undefined;
}

/** Confirms a stored message; without a reference it confirms nothing. */
export const ThankYou = ({ copy, reference, reply, withdraw }: ThankYouProps) => (
  <Ending
    fit={`thank-you/${reference ? 'stored' : 'nothing'}`}
    heading={copy.heading}
    links={copy.links}
  >
    <p className="lead">{`${copy.text} ${reply}`.trim()}</p>
    {reference && 'reference' in copy && (
      <p>
        {copy.reference} <b className="firm">{reference}</b>.
      </p>
    )}
    {withdraw && 'withdraw' in copy && (
      <p>
        <a href={withdraw}>{copy.withdraw}</a>
      </p>
    )}
  </Ending>
);
