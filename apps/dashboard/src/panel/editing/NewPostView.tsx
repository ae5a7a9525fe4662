import { Gutter, SetStepNav } from '@payloadcms/ui';
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
  const {
    texts: { create },
  } = getTranslations(req.i18n, 'editing');
  return (
    <>
      <SetStepNav
        nav={[{ label: create.posts, url: '/admin/collections/blogs' }, { label: create.newPost }]}
      />
      <Gutter className="new-post">
        <h1>{create.newBlogPost}</h1>
        <NewDraftForm
          account={req.user.id}
          collection="blogs"
          field="title"
          label={create.title}
          maxLength={160}
          missingText={create.missingTitle}
          buttonLabel={create.startWriting}
          hasLanguage
        />
      </Gutter>
    </>
  );
}
