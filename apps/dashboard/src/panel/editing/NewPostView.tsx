import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { NewDraftForm } from './NewDraftForm.tsx';

/** A new post begins with its title; before that nothing is stored. */
export function NewPostView({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect('/admin/login?redirect=/admin/collections/blogs/create');
  if (!hasRole(req, 'admin', 'editor')) redirect('/admin');
  return (
    <>
      <SetStepNav
        nav={[{ label: 'Blog posts', url: '/admin/collections/blogs' }, { label: 'New post' }]}
      />
      <Gutter className="new-post">
        <h1>New blog post</h1>
        <NewDraftForm
          account={req.user.id}
          collection="blogs"
          field="title"
          label="Title"
          maxLength={160}
          missing="A post begins with a title. It can be changed later."
          act="Start writing"
        />
      </Gutter>
    </>
  );
}
