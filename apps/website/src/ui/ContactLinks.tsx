import type { Brand } from '@agency/brand/brand';
import { readPhone, toGroupedPhone } from '@agency/brand/phone';
import styles from './ContactLinks.module.css';

interface ContactLinksProps {
  brand: Brand;
  whatsapp: string;
  /** Shows the social networks, too; visually hidden text that says they open new tabs. */
  newTab?: string;
}

/** The agency's e-mail address, telephone and WhatsApp; the last two only if it has them. */
export function ContactLinks({ brand, whatsapp, newTab }: ContactLinksProps) {
  const countries = brand.offices.map(({ countryCode }) => countryCode);
  const read = (phone: string) => readPhone(phone, countries);
  return (
    <ul className={`${styles.links} wrap`}>
      <li>
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
      </li>
      {brand.phone && (
        <li>
          <a href={`tel:${read(brand.phone).number}`} dir="ltr">
            {toGroupedPhone(brand.phone, countries[0] ?? '')}
          </a>
        </li>
      )}
      {brand.whatsapp && (
        <li>
          <a href={`https://wa.me/${read(brand.whatsapp).whatsapp}`}>{whatsapp}</a>
        </li>
      )}
      {newTab &&
        brand.social.map(({ name, url }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {name}
              <span className="visually-hidden">{`, ${newTab}`}</span>
            </a>
          </li>
        ))}
    </ul>
  );
}
