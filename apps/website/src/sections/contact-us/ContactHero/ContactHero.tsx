import type { Brand } from '@agency/brand/brand';
import type { PageContent } from '@agency/content/schemas/pages';
import type { ReactNode } from 'react';
import type { Person } from '../../../features/team/team-portraits.ts';
import { ContactLinks } from '../../../ui/ContactLinks.tsx';
import { DotRings } from '../../../ui/DotRings.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Offices } from '../Offices/Offices.tsx';
import type { ShownOffice } from '../Offices/shown-offices.ts';
import styles from './ContactHero.module.css';

interface ContactHeroProps {
  copy: PageContent<'contact-us'>;
  brand: Brand;
  labels: { whatsapp: string; newTab: string };
  offices: ShownOffice[];
  person: Person | undefined;
  children: ReactNode;
}

/** The ways to reach the agency, and the form beside them. */
export const ContactHero = ({ copy, brand, person, children, ...rest }: ContactHeroProps) => (
  <div className={`${styles.hero} column margins`}>
    <PageHeading fit="contact-us" heading={copy.heading}>
      <DotRings horizon carries count={5} decay={0.7} />
    </PageHeading>
    <div className="columns">
      <div className={`${styles.ways} stack to-4`}>
        <ContactLinks brand={brand} {...rest.labels} />
        {copy.time && brand.answerDays && <p className="lead">{copy.time}</p>}
        {person && (
          <p className={styles.person}>
            {person.portrait && (
              <Picture className={`${styles.portrait} round`} image={person.portrait} />
            )}
            <span>
              <b>{person.member.name}</b> {copy.contact.text}
              <small className="line caption">{person.member.position}</small>
            </span>
          </p>
        )}
        <Offices heading={copy.offices} offices={rest.offices} clock={copy.local} />
      </div>
      <div className="from-6">{children}</div>
    </div>
  </div>
);
