import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { NewDraftForm } from '../editing/NewDraftForm.tsx';
import { getTranslations } from '../language/get-translations.ts';

/** A new case study begins with its client; before that nothing is stored. */
export function NewCaseStudyView({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect('/admin/login?redirect=/admin/collections/case-studies/create');
  if (!hasRole(req, 'admin', 'editor')) redirect('/admin');
  const { texts } = getTranslations(req.i18n, 'caseStudies');
  return (
    <NewDraftForm
      account={req.user.id}
      collection="case-studies"
      list={texts.list}
      heading={texts.create}
      field="client"
      label={texts.client}
      maxLength={60}
      missingText={texts.missing}
      buttonLabel={texts.start}
    />
  );
}
