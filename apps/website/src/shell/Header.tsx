import { Logo } from '../ui/Logo.tsx';
import drawer from './Drawer.module.css';
import { Drawer, type NavigationProps } from './Drawer.tsx';
import styles from './Header.module.css';
import { TranslationLink } from './TranslationLink.tsx';

/** Logo, links and the other languages; below 72em the links move into the drawer. */
export function Header(props: NavigationProps) {
  const { brand, copy, path, home, languageLinks } = props;
  const isCurrent = (href: string) => path === href || path.startsWith(`${href}/`);
  // A new language has none before its pages.
  const hasLinks = copy.navigation.length > 0;
  return (
    <header className={`${styles.header} wrap`}>
      <Logo name={brand.name} label={copy.home} home={home} />
      {hasLinks && (
        <nav className={styles.menu} aria-label={copy.menu.label}>
          <ul>
            {copy.navigation.map((link) => (
              <li key={link.href} data-emphasised={link.emphasised || undefined}>
                <a
                  className="bullet plain"
                  href={link.href}
                  data-label={link.label}
                  aria-current={isCurrent(link.href) ? 'page' : undefined}
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {languageLinks.map((translation) => (
        <TranslationLink key={translation.tag} {...translation} />
      ))}
      {hasLinks && (
        <button
          className={`${drawer.toggle} loud ${styles.open} middle screen-only`}
          type="button"
          popoverTarget="drawer"
        >
          {copy.menu.open}
          <i className="round" aria-hidden="true" />
        </button>
      )}
      <Drawer {...props} />
    </header>
  );
}
