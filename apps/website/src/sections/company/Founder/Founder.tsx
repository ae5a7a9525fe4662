import '../../../ui/scroll-motion.css';
import type { PageContent } from '@agency/content/schemas/pages';
import { toInitials } from '../../../features/team/initials.ts';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Initials } from '../../../ui/Initials.tsx';
import { PersonName } from '../../../ui/PersonName.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import styles from './Founder.module.css';

interface FounderProps {
  copy: PageContent<'company'>['founder'];
  /** From the team list, if it has the position. */
  person?: { name: string; position: string; portrait?: ResponsiveImage };
}

export const Founder = ({ copy, person }: FounderProps) => (
  <section className="frame section" aria-labelledby="founder">
    <div className={`${styles.grid} columns margins`}>
      {person && (
        <div className={`${styles.portrait} round to-6`}>
          {person.portrait ? (
            <Picture image={person.portrait} className="aperture full" />
          ) : (
            <Initials {...toInitials(person.name)} className="aperture" />
          )}
        </div>
      )}
      <div className={`${styles.copy} from-7`}>
        <SectionHeading id="founder" runs={copy.heading} />
        {copy.text.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? 'lead' : undefined}>
            {paragraph}
          </p>
        ))}
        {person && <PersonName {...person} />}
      </div>
    </div>
  </section>
);
