import { toHeadingRuns } from '../../../features/case-studies/case-study.ts';
import type { Banner } from '../../../features/case-studies/case-study-page.ts';
import { MOBILE } from '../../../model/responsive-image.ts';
import { Phrase } from '../../../ui/Phrase.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './NextProject.module.css';

interface NextProjectProps extends Banner {
  href: string;
  /** Selects the client's colour. */
  id: string;
  client: string;
  label: string;
}

/** The next case study: its banner becomes the banner of its page. */
export const NextProject = ({ href, id, client, label, banner, bannerTall }: NextProjectProps) => (
  <nav className="transition-source screen-only" aria-label={label}>
    <a className={`${styles.next} line plain inset-outline`} href={href}>
      <span className={`${styles.copy} stack margins`}>
        <span className="lead">{label}</span>
        <span className={`${styles.client} breakable`} data-transition-from="title">
          <bdi>
            <Phrase runs={toHeadingRuns(client)} />
          </bdi>
        </span>
      </span>
      {banner && (
        <span className={`${styles.picture} line fill`} data-plate={id}>
          <Picture
            transition="from"
            image={{ ...banner, alt: '' }}
            mobile={bannerTall && { media: MOBILE, image: bannerTall }}
          />
        </span>
      )}
    </a>
  </nav>
);
