import type { PageContent } from '@agency/content/schemas/pages';
import { DotRings } from '../../../ui/DotRings.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import styles from './ThankYou.module.css';

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
    <section className={`${styles.thanks} margins`}>
      <PageHeading page={`thank-you/${reference ? 'stored' : 'nothing'}`} heading={words.heading}>
        <DotRings horizon count={6} decay={0.7} />
      </PageHeading>
      <div className={styles.text}>
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
        <ul>
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
