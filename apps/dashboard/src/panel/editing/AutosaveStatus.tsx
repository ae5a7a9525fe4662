'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { AutosaveStatusText } from './AutosaveStatusText.tsx';
import { useInitialFocus } from './initial-focus.ts';
import { useAutosave } from './use-autosave.ts';
import { useFormAutosave } from './use-form-autosave.ts';

/** Says beside the buttons how it stands with what is typed, and keeps it. */
export function AutosaveStatus() {
  const document = useFormAutosave();
  const { docConfig } = useDocumentInfo();
  useInitialFocus(document, docConfig?.fields.some(({ type }) => type === 'richText') ?? false);
  const { autosave, state } = useAutosave(document);
  return autosave && state ? <AutosaveStatusText state={state} /> : null;
}
