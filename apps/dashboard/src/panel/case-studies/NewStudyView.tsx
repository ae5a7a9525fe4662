import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { NewDraftForm } from '../editing/NewDraftForm.tsx';

const LIST = '/admin/collections/case-studies';

/** A new case study begins with its client; before that nothing is stored. */
export function NewStudyView({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${LIST}/create`);
  if (!hasRole(req, 'admin', 'editor')) redirect('/admin');
  return (
    <>
      <SetStepNav nav={[{ label: 'Case studies', url: LIST }, { label: 'New case study' }]} />
      <Gutter className="new-post">
        <h1>New case study</h1>
        <NewDraftForm
          account={req.user.id}
          collection="case-studies"
          field="client"
          label="Client"
          maxLength={60}
          missing="A case study begins with its client. The name can be changed later."
          act="Start the case study"
        />
      </Gutter>
    </>
  );
}
