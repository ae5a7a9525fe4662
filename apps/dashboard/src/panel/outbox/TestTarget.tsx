'use client';

import { useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useWords } from '../language/SpokenLanguage.tsx';
import { PostButton } from './PostButton.tsx';

/** Sends a test to a forwarding as it is stored, and says how it went. */
export function TestTarget() {
  const { id } = useDocumentInfo();
  const { test } = useWords('outbox').words;
  const isModified = useFormModified();
  if (id === undefined) return null;
  return (
    <PostButton
      path={`/delivery-targets/${id}/test`}
      words={test.send}
      busy={test.busy}
      {...(isModified && { hint: test.saveFirst })}
    />
  );
}
