import { Gutter, SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { getCopiesWords } from '../../retention/copies.ts';
import { getTranslations } from '../language/get-translations.ts';
import { Frame } from './Frame.tsx';
import { Person } from './Person.tsx';

/** What is kept of one person, for admins: `/admin/person`. */
export async function PersonView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent('/admin/person')}`);
  if (!hasRole(req, 'admin')) notFound();
  const speech = getTranslations(req.i18n, 'inbox');
  return (
    <Frame initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <SetStepNav nav={[{ label: speech.texts.menu.person }]} />
      <Gutter className="inbox">
        <Person copies={await getCopiesWords(req.payload, speech)} />
      </Gutter>
    </Frame>
  );
}
