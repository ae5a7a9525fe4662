'use client';

import { FieldLabel, useDocumentInfo, useField, useForm } from '@payloadcms/ui';
import type { UIFieldClientProps } from 'payload';

/** Takes an article before the scripts of its editor are there: seconds on a slow connection. `MoveEarlyText` moves it. */
export function EarlyArticle({ field }: UIFieldClientProps) {
  const { formInitializing, value } = useField({ path: 'content' });
  const { hasSavePermission, isTrashed } = useDocumentInfo();
  // A colleague has the lock.
  const isLocked = useForm().disabled && !formInitializing;
  if (value || !hasSavePermission || isTrashed) return null;
  return (
    <div className="field-type textarea early-text">
      <FieldLabel htmlFor="field-content" label={field.label} required />
      {/* Uncontrolled, so that it keeps what is typed before hydration. */}
      <textarea id="field-content" className="textarea-element" dir="auto" readOnly={isLocked} />
    </div>
  );
}
