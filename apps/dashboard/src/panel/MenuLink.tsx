'use client';

import { Link } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';

/** One of our screens in the panel's menu. */
export function MenuLink({ href, name }: { href: string; name: string }) {
  const isHere = usePathname() === href;
  return (
    <Link
      className="nav__link inbox-link"
      href={href}
      prefetch={false}
      {...(isHere && { 'aria-current': 'page' })}
    >
      <span className="nav__link-label">{name}</span>
    </Link>
  );
}
