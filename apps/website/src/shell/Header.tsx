import type { Brand } from '@agency/brand/brand';
import type { ShellContent } from '@agency/content/schemas/shell';
import { Logo } from '../ui/Logo.tsx';
import { Drawer } from './Drawer.tsx';
import styles from './Header.module.css';
import { type Translation, TranslationLink } from './TranslationLink.tsx';

interface HeaderProps {
  brand: Brand;
  words: ShellContent;
  /** Path of the page being shown. */
  path: string;
  /** Front of the site in the page's language. */
  home: string;
  /** The page in the site's other languages. */
  translations: readonly Translation[];
}

/** Whether a menu link leads to the page being shown or to the section it belongs to. */
function isCurrent(href: string, path: string): boolean {
  return path === href || path.startsWith(`${href}/`);
}

/** Logo, the six links and, beside them, the other languages; below 72em the links move into the drawer. */
export function Header({ brand, words, path, home, translations }: HeaderProps) {
  return (
    <header className={styles.header}>
      <Logo name={brand.name} label={words.home} home={home} />
      <nav className={styles.menu} aria-label={words.menu.label}>
        <ul>
          {words.navigation.map((link) => (
            <li key={link.href} data-emphasised={link.emphasised || undefined}>
              <a
                href={link.href}
                data-label={link.label}
                aria-current={isCurrent(link.href, path) ? 'page' : undefined}
              >
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {translations.map((translation) => (
        <TranslationLink key={translation.tag} {...translation} />
      ))}
      <button className={styles.open} type="button" popoverTarget="drawer">
        {words.menu.open}
        <i aria-hidden="true" />
      </button>
      <Drawer {...{ brand, words, path, home, translations }} />
    </header>
  );
}
