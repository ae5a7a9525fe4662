import type { ResponsiveImage } from '../../images/responsive-image.ts';
import { toPlainText } from '../../model/phrase.ts';
import type { PageContent } from '../../schemas/pages.ts';
import { CtaEcho } from '../../ui/Cta.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import styles from './OurBrands.module.css';

interface OurBrandsProps {
  words: PageContent<'company'>['brands'];
  /** Heads of the crowd, the largest first. */
  heads: ResponsiveImage[];
  dots: ResponsiveImage;
}

/** 'Our Brands': the magazine as one tile, its crowd looking in. The whole tile is the link. */
export function OurBrands({ words, heads, dots }: OurBrandsProps) {
  return (
    <section aria-labelledby="brands">
      <a className={styles.tile} href={words.link.href}>
        <span className={styles.crowd} aria-hidden="true">
          <img
            className={styles.dots}
            src={dots.src}
            width={dots.width}
            height={dots.height}
            alt={dots.alt}
            loading="lazy"
          />
          {heads.map((head) => (
            <span key={head.src} className={styles.head}>
              <img
                src={head.src}
                width={head.width}
                height={head.height}
                alt={head.alt}
                loading="lazy"
              />
            </span>
          ))}
        </span>
        <div className={`${styles.words} measure`}>
          <h2 className={styles.heading} id="brands">
            <Phrase runs={words.heading} />
          </h2>
          <span className={styles.name}>
            {words.name.map((line, index) => (
              <span key={toPlainText(line)} className={styles.line}>
                <Phrase runs={line} dot={index === words.name.length - 1} />{' '}
              </span>
            ))}
          </span>
          <CtaEcho label={words.link.label} />
        </div>
      </a>
    </section>
  );
}
