import { getComma } from '@agency/content/arabic';
import type { PageContent } from '@agency/content/schemas/pages';
import type { Banner, CaseStudyCard } from '../../../features/case-studies/case-study-page.ts';
import { MOBILE } from '../../../model/responsive-image.ts';
import { Cta } from '../../../ui/Cta.tsx';
import { Dot } from '../../../ui/Dot.tsx';
import { DotRings } from '../../../ui/DotRings.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './LandingHero.module.css';

interface LandingHeroProps {
  copy: PageContent<'landing'>;
  /** Six clients, from quiet to loud. */
  clientCards: (CaseStudyCard & Banner)[];
  /** All other clients. */
  otherClients: Pick<CaseStudyCard, 'href' | 'client'>[];
}

const Client = ({ card, volume }: { card: CaseStudyCard & Banner; volume: number }) => (
  <a
    className={`${styles.client} plain inset-outline transition-source`}
    href={card.href}
    data-world={card.id}
  >
    <span className={`${styles.picture} fill`} data-plate={card.id}>
      {card.banner && (
        <Picture
          transition="from"
          image={{ ...card.banner, alt: '' }}
          // As high as the screen, so its sides are cut.
          mobile={
            card.bannerTall && { media: MOBILE, image: { ...card.bannerTall, sizes: '100vw' } }
          }
        />
      )}
    </span>
    <span className={styles.caption}>
      <span className={`${styles.name} breakable v${volume}`} data-transition-from="title">
        {card.client}
      </span>
      <span className="small capital">{card.about}</span>
      <i className="round screen-only" aria-hidden="true" />
    </span>
  </a>
);

/**
 * The first picture opens from the full stop of the heading, each other one from the dot of the picture before. Without
 * scroll-driven animations the pictures are a grid.
 */
export const LandingHero = ({ copy, clientCards, otherClients }: LandingHeroProps) => (
  <>
    <section className={styles.hero}>
      <div className={`${styles.journey} frame margins`}>
        <PageHeading fit="landing" heading={copy.heading}>
          <DotRings horizon carries count={10} decay={0.76} />
        </PageHeading>
        <div className={`${styles.text} column`}>
          <p className="lead">{copy.trade}</p>
          <p>{copy.lead}</p>
          <p className="wrap">
            <Cta {...copy.cta} />
            <Cta {...copy.workCta} />
          </p>
        </div>
      </div>
      <ul className={styles.clients}>
        {clientCards.map((card, index) => (
          <li key={card.href}>
            <Client card={card} volume={index + 1} />
          </li>
        ))}
      </ul>
    </section>
    {otherClients.length > 0 && (
      <p className={`${styles.names} margins lead`}>
        {copy.clients.others}
        {otherClients.map(({ href, client }, index) => (
          <span key={href}>
            {index > 0 && getComma(copy.clients.others)}{' '}
            <a href={href}>
              <bdi>{client}</bdi>
            </a>
          </span>
        ))}
        <Dot />
      </p>
    )}
  </>
);
