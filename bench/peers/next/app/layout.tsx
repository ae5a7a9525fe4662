import type { ReactNode } from 'react';
import { page } from '../page.ts';

export const metadata = { title: page.title };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={page.root.lang} dir={page.root.dir}>
      <head>
        <link rel="stylesheet" href="/page.css" precedence="page" />
      </head>
      <body>{children}</body>
    </html>
  );
}
