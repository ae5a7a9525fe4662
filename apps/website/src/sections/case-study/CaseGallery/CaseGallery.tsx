import type { PageBlock } from '../../../features/case-studies/case-study-page.ts';
import { MOBILE } from '../../../model/responsive-image.ts';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './CaseGallery.module.css';

type GalleryProps = Omit<Extract<PageBlock, { kind: 'gallery' }>, 'kind'>;

export const CaseGallery = ({ rhythm, pictures }: GalleryProps) => (
  <div className={`${styles.gallery} top columns`} data-rhythm={rhythm}>
    {pictures.map(({ caption, mobile, ...picture }) => (
      <figure key={picture.src}>
        <Picture
          image={picture}
          className={`${styles.plate} aperture`}
          mobile={mobile && { media: MOBILE, image: mobile }}
        />
        {caption && <figcaption className="small">{caption}</figcaption>}
      </figure>
    ))}
  </div>
);
