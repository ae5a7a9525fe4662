import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import type { OldAddress } from '../../payload-types.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';

const toDetail = ({ from, to }: Pick<OldAddress, 'from' | 'to'>) => `${from} → ${to}`;

/** Adds to the audit trail where an old address leads now, and where it led before. */
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

/** Adds to the audit trail that an old address leads nowhere any more. */
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
