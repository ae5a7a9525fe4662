import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { NewDraftForm } from '../editing/NewDraftForm.tsx';
import { getTranslations } from '../language/get-translations.ts';

const LIST = '/admin/collections/case-studies';

/** A new case study begins with its client; before that nothing is stored. */
export function NewCaseStudyView({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${LIST}/create`);
  if (!hasRole(req, 'admin', 'editor')) redirect('/admin');
  const { texts } = getTranslations(req.i18n, 'caseStudies');
  return (
    <>
      <SetStepNav nav={[{ label: texts.list, url: LIST }, { label: texts.create }]} />
      <Gutter className="new-post">
        <h1>{texts.create}</h1>
        <NewDraftForm
          account={req.user.id}
          collection="case-studies"
          field="client"
          label={texts.client}
          maxLength={60}
          missingText={texts.missing}
          buttonLabel={texts.start}
        />
      </Gutter>
    </>
  );
}
