import type { ReactNode } from 'react';
import { ContactLinks } from '../ui/ContactLinks.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Phrase } from '../ui/Phrase.tsx';
import type { NavigationProps } from './Drawer.tsx';
import styles from './Footer.module.css';
import { TranslationLink } from './TranslationLink.tsx';

interface FooterProps extends Omit<NavigationProps, 'path'> {
  /** The link that reopens the consent. */
  children?: ReactNode;
}

interface LinksProps {
  id: string;
  heading: string;
  links: readonly { label: string; href: string }[];
  className?: string | undefined;
  /** Opens new tabs; visually hidden text that says so. */
  newTab?: string;
}

const Links = ({ id, heading, links, className, newTab }: LinksProps) => (
  <nav className={className} aria-labelledby={id}>
    <h2 className="caption" id={id}>
      {heading}
    </h2>
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}>
            {label}
            {newTab && <span className="visually-hidden">{`, ${newTab}`}</span>}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

export function Footer({ brand, copy, home, languageLinks, children }: FooterProps) {
  const { footer, navigation } = copy;
  return (
    <footer className={`${styles.footer} screen-only on-ink margins turn`}>
      <p className={`${styles.tagline} balanced`}>
        <Phrase runs={footer.tagline} />
      </p>
      <div className={`${styles.columns} wrap`}>
        <div className={styles.reach}>
          <ContactLinks brand={brand} whatsapp={copy.contact.whatsapp} />
          <ul className={`${styles.cities} size-3 wrap`}>
            {brand.offices.map((office) => (
              <li key={office.code}>{office.code}</li>
            ))}
          </ul>
        </div>
        <Links
          id="footer-company"
          heading={footer.company}
          links={navigation}
          className={styles.company}
        />
        <div className={`${styles.others} stack`}>
          <Links
            id="footer-social"
            heading={footer.social}
            links={brand.social.map(({ name, url }) => ({ label: name, href: url }))}
            newTab={footer.newTab}
          />
          <Links id="footer-brands" heading={footer.brands.label} links={footer.brands.links} />
        </div>
      </div>
      <div className={`${styles.base} ends`}>
        <Logo name={brand.name} label={copy.home} home={home} />
        <span>{footer.copyright}</span>
        {children}
        {languageLinks.map((translation) => (
          <TranslationLink key={translation.tag} {...translation} />
        ))}
        {[footer.search, footer.privacy].map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </div>
    </footer>
  );
}
