'use client';

import { LockIcon } from '@payloadcms/ui/icons/Lock';
import { useLockOwner } from './use-lock-owner.ts';

interface LockedProps {
  className?: string;
  user?: unknown;
}

/** A lock icon with the name of the colleague who edits the document. Replaces Payload's. */
export function Locked({ className = '', user }: LockedProps) {
  const { writing } = useLockOwner(user);
  return (
    <span className={`locked ${className}`} role="img" aria-label={writing} title={writing}>
      <LockIcon />
    </span>
  );
}
