import { joinWithComma } from '@agency/content/arabic';
import type { Digits } from '@agency/content/languages';
import { toDigits } from '@agency/content/placeholders';
import type { PageContent } from '@agency/content/schemas/pages';
import type { CaseStudyTexts } from '../../../features/case-studies/case-study-page.ts';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { CaseHeading } from '../CaseHeading/CaseHeading.tsx';
import styles from './CaseBrief.module.css';

interface CaseBriefProps {
  /** Selects the client's colour. */
  id: string;
  study: CaseStudyTexts;
  /** Pages of the services that it shows. */
  services: { href: string; label: string }[];
  copy: PageContent<'case-study'>['facts'];
  digits: Digits;
  aperture?: ResponsiveImage;
}

export function CaseBrief({ id, study, services, copy, digits, aperture }: CaseBriefProps) {
  const facts = [
    { name: copy.client, value: study.client },
    { name: copy.sector, value: study.sector },
    { name: copy.country, value: study.country },
    { name: copy.services, value: joinWithComma(study.services) },
    { name: copy.year, value: study.year && toDigits(study.year, digits) },
    { name: copy.team, value: study.team && joinWithComma(study.team) },
  ].filter(({ value }) => value);
  return (
    <div className={`${styles.brief} top columns margins`} data-brief="">
      <div className={`${styles.side} column to-4`}>
        <CaseHeading heading={study.intro.heading} />
        {study.intro.text.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? 'lead' : undefined}>
            {paragraph}
          </p>
        ))}
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="capital">{value}</dd>
            </div>
          ))}
          <div>
            <dt>{copy.pages}</dt>
            {services.map(({ href, label }) => (
              <dd key={href}>
                <a href={href}>{label}</a>
              </dd>
            ))}
          </div>
        </dl>
      </div>
      <div className={`${styles.aperture} round fill from-5`} data-plate={id}>
        {aperture && <Picture image={aperture} />}
      </div>
    </div>
  );
}
