'use client';

import { useAuth, useConfig, useEntityVisibility, useNav } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import type { CollectionSlug } from 'payload';
import { useEffect } from 'react';
import { Link } from './controls/Link.tsx';
import { useTranslations } from './language/TranslationsProvider.tsx';
import { toPlaces } from './places.ts';

// The menu is opened once a page load, so that it stays closed when a user closes it. Payload opens it on wider windows only.
let wasOpened = false;

/** The menu, in place of Payload's: the entries of `places.ts`, and the other lists of the current one. */
export function PanelMenu() {
  const { texts } = useTranslations('menu');
  const { config, getEntityConfig } = useConfig();
  const { collections } = useAuth().permissions ?? {};
  const { isEntityVisible } = useEntityVisibility();
  const { hydrated, navOpen, setNavOpen } = useNav();
  const here = usePathname();
  // Once Payload has closed the menu that the user had left open.
  useEffect(() => {
    if (!hydrated || navOpen || wasOpened) return;
    wasOpened = true;
    if (matchMedia('(1200px <= width <= 1440px)').matches) setNavOpen(true);
  }, [hydrated, navOpen, setNavOpen]);
  const isHere = (path: string) =>
    path === '/admin' ? here === path : `${here}/`.startsWith(`${path}/`);
  const toLink = (path: string, text: string, className = '') => (
    <Link
      key={path}
      className={`nav__link ${className} ${isHere(path) ? 'active' : ''}`}
      href={path}
      {...(isHere(path) && { 'aria-current': 'page' })}
    >
      <span className="nav__link-label">{text}</span>
    </Link>
  );
  const visible = config.collections
    .map(({ slug }) => slug as CollectionSlug)
    .filter((slug) => isEntityVisible({ collectionSlug: slug }) && collections?.[slug]?.read);
  return toPlaces(visible).map(({ name, screens: [first = '', ...others] }) => [
    toLink(first, texts[name]),
    [first, ...others].some(isHere) &&
      others.map((path) => {
        const { labels } = getEntityConfig({ collectionSlug: path.split('/').at(-1) ?? '' }) ?? {};
        return toLink(path, String(labels?.plural), 'menu-list');
      }),
  ]);
}
