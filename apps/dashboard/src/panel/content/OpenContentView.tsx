import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { findContentName } from '../../collections/content/default-content.ts';
import { findOrCreateContent } from '../../collections/content/find-or-create.ts';
import { CONTENT_PATH } from './paths.ts';

/** `/admin/words/landing`, `/admin/words/landing--ar`: opens the document, and creates it the first time. */
export async function OpenContentView({ initPageResult, params }: AdminViewServerProps) {
  const { req } = initPageResult;
  const name = String([params?.segments ?? []].flat().at(-1));
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(`${CONTENT_PATH}/${name}`)}`);
  if (!hasRole(req, 'admin', 'editor')) redirect('/admin');
  const content = findContentName(name);
  if (!content) notFound();
  redirect(`/admin/collections/content/${await findOrCreateContent(req, content)}`);
}
