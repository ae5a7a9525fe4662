'use client';

import { useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { PostButton } from './PostButton.tsx';

/** Sends a test with the saved settings of a forwarding. */
export function SendTestButton() {
  const { id } = useDocumentInfo();
  const { test } = useTranslations('outbox').texts;
  const isModified = useFormModified();
  if (id === undefined) return null;
  return (
    <PostButton
      path={`/delivery-targets/${id}/test`}
      text={test.send}
      {...(isModified && { hint: test.saveFirst })}
    />
  );
}
