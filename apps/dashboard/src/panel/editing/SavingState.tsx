'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useBeginning } from './begin-writing.ts';
import { SavingLine } from './SavingLine.tsx';
import { useKeeping } from './use-keeping.ts';
import { useSaver } from './use-saver.ts';

/** Says beside the buttons how it stands with what is typed, and keeps it. */
export function SavingState() {
  const document = useKeeping();
  const { docConfig } = useDocumentInfo();
  useBeginning(document, docConfig?.fields.some(({ type }) => type === 'richText') ?? false);
  const { saver, state } = useSaver(document);
  return saver && state ? <SavingLine state={state} /> : null;
}
