'use client';

import { useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { PostButton } from './PostButton.tsx';

/** Sends a test to a forwarding as it is stored, and says how it went. */
export function TestTarget() {
  const { id } = useDocumentInfo();
  const isModified = useFormModified();
  if (id === undefined) return null;
  return (
    <PostButton
      path={`/delivery-targets/${id}/test`}
      words="Send a test"
      busy="Sending …"
      {...(isModified && { hint: 'Save first: a test goes where it is stored.' })}
    />
  );
}
