import { fillPlaceholders } from '@agency/content/placeholders';
import type { PageContent } from '@agency/content/schemas/pages';
import type { ReactNode } from 'react';
import { MOBILE, type ResponsiveImage } from '../../../model/responsive-image.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './Carousel.module.css';
import scores from './SlideScore.module.css';

interface Slide {
  title: string;
  text: string;
  score: PageContent<'landing'>['carousel']['slides'][number]['score'];
  drawing: ResponsiveImage;
  image?: ResponsiveImage;
  mobileImage?: ResponsiveImage;
}

type CarouselProps = Pick<PageContent<'landing'>['carousel'], 'label' | 'role' | 'position'> & {
  slides: readonly Slide[];
  children: ReactNode;
};

/** Scores on black; the others are on white. */
const ON_BLACK: ReadonlySet<Slide['score']> = new Set([
  'growth',
  'dedication',
  'creativity',
  'amplification',
  'convergence',
]);
const isOnBlack = ({ image, score }: Slide) => image !== undefined || ON_BLACK.has(score);

export const Carousel = ({ label, role, slides, position, children }: CarouselProps) => (
  <section className="frame" aria-roledescription={role} aria-labelledby="carousel">
    <h2 className="visually-hidden" id="carousel">
      {label}
    </h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
    <ul id="carousel-track" className={styles.track} tabIndex={0} aria-labelledby="carousel">
      {slides.map((slide, index) => (
        <li
          key={slide.title}
          id={`slide-${slide.score}`}
          className={`${styles.slide} vertical frame ${isOnBlack(slide) ? 'on-ink' : ''}`}
          data-score={slide.image ? undefined : slide.score}
          data-photo={slide.image && ''}
          aria-label={fillPlaceholders(position, {
            title: slide.title,
            number: index + 1,
            total: slides.length,
          })}
        >
          <span className={`${styles.art} behind ${slide.image ? '' : 'mirrored'}`}>
            {slide.image ? (
              <Picture
                image={slide.image}
                mobile={slide.mobileImage && { media: MOBILE, image: slide.mobileImage }}
              />
            ) : (
              <Drawing className={scores.score} image={slide.drawing} />
            )}
          </span>
          <p className={`${styles.text} balanced`}>{slide.text}</p>
          <h3 className={`${styles.word} one-line`}>{slide.title}</h3>
        </li>
      ))}
    </ul>
    {children}
  </section>
);
