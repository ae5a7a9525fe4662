import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { NewDraftForm } from '../editing/NewDraftForm.tsx';
import { getTranslations } from '../language/get-translations.ts';

/** A new opening begins with the position; before that nothing is stored. */
export function NewOpeningView({ initPageResult }: AdminViewServerProps) {
  const { user, i18n } = initPageResult.req;
  if (!user) redirect('/admin/login?redirect=/admin/collections/openings/create');
  const { openings } = getTranslations(i18n, 'caseStudies').texts;
  const { create } = getTranslations(i18n, 'editing').texts;
  return (
    <NewDraftForm
      account={user.id}
      collection="openings"
      list={openings.list}
      heading={openings.create}
      field="title"
      label={openings.position}
      maxLength={120}
      missingText={openings.missing}
      buttonLabel={create.startWriting}
      hasLanguage
    />
  );
}
