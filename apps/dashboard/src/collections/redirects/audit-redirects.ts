import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import type { OldAddress } from '../../payload-types.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';

const toDetail = ({ from, to }: Pick<OldAddress, 'from' | 'to'>) => `${from} → ${to}`;

/** Records the new and the former target of a redirect. */
export const auditRedirect: CollectionAfterChangeHook<OldAddress> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const before = operation === 'update' ? toDetail(previousDoc) : undefined;
  const now = toDetail(doc);
  if (before === now) return;
  const detail = before ? `${before}; now ${now}` : now;
  await recordAudit(req, { act: 'redirect-changed', subject: `old-addresses ${doc.id}`, detail });
};

/** Records the deletion of a redirect. */
export const auditRedirectDeletion: CollectionAfterDeleteHook<OldAddress> = async ({
  doc,
  req,
}) => {
  await recordAudit(req, {
    act: 'deleted',
    subject: `old-addresses ${doc.id}`,
    detail: toDetail(doc),
  });
};
