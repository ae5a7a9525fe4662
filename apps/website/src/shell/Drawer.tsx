import type { Brand } from '@agency/brand/brand';
import type { ShellContent } from '@agency/content/schemas/shell';
import { Dot } from '../ui/Dot.tsx';
import { Logo } from '../ui/Logo.tsx';
import styles from './Drawer.module.css';
import { type Translation, TranslationLink } from './TranslationLink.tsx';

export interface NavigationProps {
  brand: Brand;
  copy: ShellContent;
  /** Path of the page. */
  path: string;
  /** Path of the home page in the page's language. */
  home: string;
  languageLinks: readonly Translation[];
}

/** The menu of small screens: a native popover, which needs no script. */
export const Drawer = ({ brand, copy, path, home, languageLinks }: NavigationProps) => (
  <div
    className={`${styles.drawer} on-ink`}
    id="drawer"
    popover="auto"
    role="dialog"
    aria-label={copy.menu.open}
  >
    <div className={`${styles.bar} middle`}>
      <Logo name={brand.name} label={copy.home} home={home} />
      <button
        className={`${styles.toggle} loud middle`}
        type="button"
        popoverTarget="drawer"
        popoverTargetAction="hide"
        // biome-ignore lint/a11y/noAutofocus: opening the drawer is a request to move the focus into it
        autoFocus
      >
        {copy.menu.close}
        <i className="round" aria-hidden="true" />
      </button>
    </div>
    <nav aria-label={copy.menu.label}>
      <ul className={`${styles.links} stack`}>
        {copy.navigation.map((link) => (
          <li key={link.href} data-emphasised={link.emphasised || undefined}>
            <a href={link.href} aria-current={link.href === path ? 'page' : undefined}>
              {link.label}
              {link.emphasised && <Dot />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <div className={styles.foot}>
      <p>{copy.menu.located}</p>
      <ul className={styles.codes}>
        {brand.offices.map((office) => (
          <li key={office.code}>{office.code}</li>
        ))}
      </ul>
      <p className={`${styles.legal} ends`}>
        <span>{copy.footer.copyright}</span>
        <a href={copy.footer.privacy.href}>{copy.footer.privacy.label}</a>
        {languageLinks.map((translation) => (
          <TranslationLink key={translation.tag} {...translation} />
        ))}
      </p>
    </div>
  </div>
);
