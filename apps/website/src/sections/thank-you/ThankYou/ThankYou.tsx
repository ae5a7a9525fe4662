import type { PageContent } from '@agency/content/schemas/pages';
import { Ending } from '../../shared/Ending/Ending.tsx';

interface ThankYouProps {
  words: PageContent<'thank-you'>['stored' | 'nothing'];
  /** Reference of the stored message; none when nothing was sent. */
  reference: string | undefined;
  /** Page that takes it back, where it can be. */
  withdraw: string | undefined;
}

/** Said after a form was stored: the full stop has been heard. Without a message nothing is claimed. */
export function ThankYou({ words, reference, withdraw }: ThankYouProps) {
  return (
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
}
