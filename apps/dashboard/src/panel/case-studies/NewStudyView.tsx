import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { NewDraftForm } from '../editing/NewDraftForm.tsx';
import { speak } from '../language/speak.ts';

const LIST = '/admin/collections/case-studies';

/** A new case study begins with its client; before that nothing is stored. */
export function NewStudyView({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${LIST}/create`);
  if (!hasRole(req, 'admin', 'editor')) redirect('/admin');
  const { words } = speak(req.i18n, 'studies');
  return (
    <>
      <SetStepNav nav={[{ label: words.list, url: LIST }, { label: words.create }]} />
      <Gutter className="new-post">
        <h1>{words.create}</h1>
        <NewDraftForm
          account={req.user.id}
          collection="case-studies"
          field="client"
          label={words.client}
          maxLength={60}
          missing={words.missing}
          act={words.start}
        />
      </Gutter>
    </>
  );
}
