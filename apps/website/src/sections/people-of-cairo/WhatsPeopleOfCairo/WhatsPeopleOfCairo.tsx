import type { PageContent } from '@agency/content/schemas/pages';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './WhatsPeopleOfCairo.module.css';

interface WhatsPeopleOfCairoProps {
  copy: PageContent<'people-of-cairo'>['what'];
  picture: ResponsiveImage;
}

export const WhatsPeopleOfCairo = ({ copy, picture }: WhatsPeopleOfCairoProps) => (
  <section className={`${styles.section} section columns margins`} aria-labelledby="what">
    <div className="to-5">
      <SectionHeading id="what" runs={copy.heading} />
      <p className={styles.lead}>{copy.lead}</p>
      <p className={styles.text}>{copy.text}</p>
    </div>
    <figure className={`${styles.picture} fill from-7`}>
      <Picture image={picture} />
    </figure>
  </section>
);
