import type { PageContent } from '@agency/content/schemas/pages';
import { Ending } from '../../shared/Ending/Ending.tsx';

interface ThankYouProps {
  words: PageContent<'thank-you'>['stored' | 'nothing'];
  /** Of the stored message, if there is one. */
  reference: string | undefined;
  /** URL that withdraws the message, if possible. */
  withdraw: string | undefined;
}

/** Confirms a stored message; without a reference it confirms nothing. */
export const ThankYou = ({ words, reference, withdraw }: ThankYouProps) => (
  <Ending
    page={`thank-you/${reference ? 'stored' : 'nothing'}`}
    heading={words.heading}
    links={words.links}
  >
    <p className="lead">{words.text}</p>
    {reference && 'reference' in words && (
      <p>
        {words.reference} <b>{reference}</b>.
      </p>
    )}
    {withdraw && 'withdraw' in words && (
      <p>
        <a href={withdraw}>{words.withdraw}</a>
      </p>
    )}
  </Ending>
);
