import type { Brand } from '../model/brand.ts';
import type { ShellContent } from '../schemas/shell.ts';
import { Logo } from '../ui/Logo.tsx';
import { Phrase } from '../ui/Phrase.tsx';
import styles from './Footer.module.css';

/** Tagline, cities, company and social links, copyright and privacy. */
export function Footer({ brand, words }: { brand: Brand; words: ShellContent }) {
  const { footer, navigation } = words;
  return (
    <footer className={`${styles.footer} on-ink measure`}>
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
        <nav className={styles.social} aria-labelledby="footer-social">
          <h2 id="footer-social">{footer.social}</h2>
          <ul>
            {brand.social.map((network) => (
              <li key={network.name}>
                <a href={network.url} target="_blank" rel="noopener noreferrer">
                  {network.name}
                  <span className="visually-hidden">, {footer.newTab}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.base}>
        <Logo name={brand.name} label={words.home} />
        <span>{footer.copyright}</span>
        <a href={footer.privacy.href}>{footer.privacy.label}</a>
      </div>
    </footer>
  );
}
