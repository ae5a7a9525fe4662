'use client';

import { Link } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';

/** The inbox in the panel's menu. */
export function InboxLink() {
  const isHere = usePathname() === '/admin/inbox';
  return (
    <Link
      className="nav__link inbox-link"
      href="/admin/inbox"
      prefetch={false}
      {...(isHere && { 'aria-current': 'page' })}
    >
      <span className="nav__link-label">Inbox</span>
    </Link>
  );
}
