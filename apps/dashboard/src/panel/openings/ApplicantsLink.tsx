import type { UIFieldServerProps } from 'payload';
import { hasPermission } from '../../access/permissions.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { toInboxPath } from '../../submissions/inbox/filters.ts';
import { Link } from '../controls/Link.tsx';

/** On the page of an opening: its applicants by stage. */
export function ApplicantsLink({ id, req }: UIFieldServerProps) {
  if (id === undefined || !hasPermission(req, 'applications')) return null;
  return (
    <p className="field-type">
      <Link href={toInboxPath({ opening: Number(id), by: 'stage' })}>
        {getTranslations(req.i18n, 'inbox').texts.byStage}
      </Link>
    </p>
  );
}
