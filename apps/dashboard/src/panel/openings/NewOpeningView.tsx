import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { NewDraftForm } from '../editing/NewDraftForm.tsx';

/** A new opening begins with the position; before that nothing is stored. */
export function NewOpeningView({ initPageResult }: AdminViewServerProps) {
  const { user } = initPageResult.req;
  if (!user) redirect('/admin/login?redirect=/admin/collections/openings/create');
  return (
    <>
      <SetStepNav
        nav={[{ label: 'Openings', url: '/admin/collections/openings' }, { label: 'New opening' }]}
      />
      <Gutter className="new-post">
        <h1>New opening</h1>
        <NewDraftForm
          account={user.id}
          collection="openings"
          field="title"
          label="Position"
          maxLength={120}
          missing="An opening begins with the position. It can be changed later."
          act="Start writing"
        />
      </Gutter>
    </>
  );
}
