import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { getTranslations } from '../language/get-translations.ts';
import { NewDraftForm } from './NewDraftForm.tsx';

/** A new post begins with its title; before that nothing is stored. */
export function NewPostView({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect('/admin/login?redirect=/admin/collections/blogs/create');
  if (!hasRole(req, 'admin', 'editor')) redirect('/admin');
  const { create } = getTranslations(req.i18n, 'editing').texts;
  return (
    <NewDraftForm
      account={req.user.id}
      collection="blogs"
      list={create.posts}
      heading={create.newBlogPost}
      field="title"
      label={create.title}
      maxLength={160}
      missingText={create.missingTitle}
      buttonLabel={create.startWriting}
      hasLanguage
    />
  );
}
