'use client';

import { useConfig, useDocumentInfo, useField } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useEffect, useRef } from 'react';

/** Marks a new message as read when somebody opens it. They may set it back to new. */
export function MarkMessageRead() {
  const { id, collectionSlug } = useDocumentInfo();
  const { value, setValue } = useField<string>({ path: 'state' });
  const { config } = useConfig();
  const router = useRouter();
  const opened = useRef<number | string>(undefined);

  useEffect(() => {
    if (id === undefined || value === undefined || opened.current === id) return;
    opened.current = id;
    if (value !== 'new') return;
    void fetch(`${config.routes.api}/${collectionSlug}/${id}?depth=0`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ state: 'read' }),
    }).then((answer) => {
      if (!answer.ok) return;
      setValue('read', true);
      router.refresh();
    });
  }, [id, collectionSlug, value, config.routes.api, setValue, router]);

  return null;
}
