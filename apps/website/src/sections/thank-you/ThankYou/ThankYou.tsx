import type { PageContent } from '../../../schemas/pages.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Rings } from '../../../ui/Rings.tsx';
import styles from './ThankYou.module.css';

interface ThankYouProps {
  words: PageContent<'thank-you'>['stored' | 'nothing'];
  /** Reference of the stored message; none when nothing was sent. */
  reference: string | undefined;
}

/** Said after a form was stored: the full stop has been heard. Without a message nothing is claimed. */
export function ThankYou({ words, reference }: ThankYouProps) {
  return (
    <section className={`${styles.thanks} margins`}>
      <PageHeading page={`thank-you/${reference ? 'stored' : 'nothing'}`} heading={words.heading}>
        <svg className={styles.rings} viewBox="-500 -500 1000 1000" aria-hidden="true">
          <Rings first={38} pitch={40} count={6} stroke={19} decay={0.7} />
        </svg>
      </PageHeading>
      <div className={styles.text}>
        <p className="lead">{words.text}</p>
        {reference && 'reference' in words && (
          <p>
            {words.reference} <b>{reference}</b>.
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
