import type { Brand } from '@agency/brand/brand';
import type { ShellContent } from '@agency/content/schemas/shell';
import type { ReactNode } from 'react';
import { Logo } from '../ui/Logo.tsx';
import { Phrase } from '../ui/Phrase.tsx';
import styles from './Footer.module.css';
import { type Translation, TranslationLink } from './TranslationLink.tsx';

interface FooterProps {
  brand: Brand;
  words: ShellContent;
  /** Front of the site in the page's language. */
  home: string;
  /** The page in the site's other languages. */
  translations: readonly Translation[];
  /** The way back to a consent, on pages that may ask for one. */
  children?: ReactNode;
}

/** Tagline, cities, company, social and brand links, copyright and privacy. */
export function Footer({ brand, words, home, translations, children }: FooterProps) {
  const { footer, navigation } = words;
  return (
    <footer className={`${styles.footer} on-ink margins turn`}>
      <p className={styles.tagline}>
        <Phrase runs={footer.tagline} />
      </p>
      <div className={styles.columns}>
        <ul className={styles.cities}>
          {brand.offices.map((office) => (
            <li key={office.code}>{office.code}</li>
          ))}
        </ul>
        <nav className={styles.company} aria-labelledby="footer-company">
          <h2 id="footer-company">{footer.company}</h2>
          <ul>
            {navigation.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.others}>
          <nav aria-labelledby="footer-social">
            <h2 id="footer-social">{footer.social}</h2>
            <ul>
              {brand.social.map((network) => (
                <li key={network.name}>
                  <a href={network.url} target="_blank" rel="noopener noreferrer">
                    {network.name}
                    <span className="visually-hidden">{`, ${footer.newTab}`}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-brands">
            <h2 id="footer-brands">{footer.brands.label}</h2>
            <ul>
              {footer.brands.links.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <div className={styles.base}>
        <Logo name={brand.name} label={words.home} home={home} />
        <span>{footer.copyright}</span>
        {children}
        {translations.map((translation) => (
          <TranslationLink key={translation.tag} {...translation} />
        ))}
        <a href={footer.privacy.href}>{footer.privacy.label}</a>
      </div>
    </footer>
  );
}
