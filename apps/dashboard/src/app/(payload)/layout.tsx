import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import config from '../../payload.config.ts';
import { importMap } from './admin/importMap.js';
import './styles/brand.css';
import './styles/payload.css';
import './styles/controls.css';
import './styles/accounts.css';
import './styles/inbox.css';
import './styles/forms.css';
import './styles/words.css';
import './styles/today.css';

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
