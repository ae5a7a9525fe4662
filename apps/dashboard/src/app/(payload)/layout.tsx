import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import config from '../../payload.config.ts';
import { importMap } from './admin/importMap.js';
import './styles/brand.css';
import './styles/payload.css';
import './styles/today.css';
import './styles/visits.css';
import './styles/outbox.css';
import './styles/controls.css';
import './styles/list.css';
import './styles/message.css';
import './styles/openings.css';
import './styles/health.css';
import './styles/editing.css';
import './styles/languages.css';
import './styles/writing.css';
import './styles/accounts.css';
import './styles/account-forms.css';
import './styles/words.css';
import './styles/case-studies.css';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({ ...args, config, importMap });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
