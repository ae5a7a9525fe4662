import type { PageContent } from '@agency/content/schemas/pages';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { CtaEcho } from '../../../ui/Cta.tsx';
import { Drawing } from '../../../ui/Drawing.tsx';
import { Phrase, PhraseLines } from '../../../ui/Phrase.tsx';
import styles from './OurBrands.module.css';

interface OurBrandsProps {
  copy: PageContent<'company'>['brands'];
  /** Largest first. */
  heads: ResponsiveImage[];
  dots: ResponsiveImage;
  weave: ResponsiveImage;
}

export function OurBrands({ copy, heads, dots, weave }: OurBrandsProps) {
  const { sister } = copy;
  return (
    <section aria-labelledby="brands">
      <a className={`${styles.tile} line plain frame inset-outline`} href={copy.link.href}>
        <span className={styles.crowd} aria-hidden="true">
          <Drawing className={`${styles.dots} full mirrored`} image={dots} />
          {heads.map((head) => (
            <span key={head.src} className={`${styles.head} round`}>
              <Drawing className="full" image={head} />
            </span>
          ))}
        </span>
        <div className={`${styles.copy} vertical margins`}>
          <h2 className="size-3" id="brands">
            <Phrase runs={copy.heading} />
          </h2>
          <span className={styles.name}>
            <PhraseLines lines={copy.name} />
          </span>
          <CtaEcho label={copy.link.label} />
        </div>
      </a>
      <a className={`${styles.sister} plain frame inset-outline margins`} href={sister.link.href}>
        <Drawing className={`${styles.weave} behind screen-only mirrored`} image={weave} />
        <span className={styles.sisterName}>
          <Phrase runs={sister.name} />
        </span>
        <span className={styles.sisterText}>{sister.text}</span>
        <CtaEcho label={sister.link.label} />
      </a>
    </section>
  );
}
