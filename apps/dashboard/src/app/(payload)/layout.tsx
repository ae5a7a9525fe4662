import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { hideNewRowErrors } from '../../panel/editing/hide-new-row-errors.ts';
import config from '../../payload.config.ts';
import { importMap } from './admin/importMap.js';
import './styles/brand.css';
import './styles/article.css';
import './styles/phone.css';
import './styles/today.css';
import './styles/visits.css';
import './styles/outbox.css';
import './styles/controls.css';
import './styles/fields.css';
import './styles/list.css';
import './styles/message.css';
import './styles/openings.css';
import './styles/leads.css';
import './styles/health.css';
import './styles/retention.css';
import './styles/editing.css';
import './styles/languages.css';
import './styles/writing.css';
import './styles/accounts.css';
import './styles/account-forms.css';
import './styles/words.css';
import './styles/word-fields.css';
import './styles/word-lists.css';
import './styles/preview.css';
import './styles/document-bar.css';
import './styles/case-studies.css';

const findFormState: typeof buildFormStateHandler = async (args) => {
  const found = await buildFormStateHandler(args);
  if (!('state' in found) || !found.state || !args.formState) return found;
  return { ...found, state: hideNewRowErrors(args.formState, found.state) };
};

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({
    ...args,
    config,
    importMap,
    serverFunctions: { 'form-state': findFormState },
  });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
