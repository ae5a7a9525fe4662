import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { NOTE_KEYS } from './early-keys.ts';
import { ReplayKeys } from './ReplayKeys.tsx';

/** Keeps what is typed into a page of the panel that is shown and has not its script yet, as it comes over a slow line. */
export async function EarlyKeys({ children }: { children: ReactNode }) {
  const policy = (await headers()).get('content-security-policy') ?? '';
  const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
  return (
    <>
      <script nonce={nonce} suppressHydrationWarning>
        {NOTE_KEYS}
      </script>
      {children}
      <ReplayKeys />
    </>
  );
}
