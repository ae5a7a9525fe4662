import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import type { OldAddress } from '../../payload-types.ts';
import { noteInAudit } from '../audit-trail/note-in-audit.ts';

const toWay = ({ from, to }: Pick<OldAddress, 'from' | 'to'>) => `${from} → ${to}`;

/** Adds to the audit trail where an old address leads now, and where it led before. */
export const noteRedirect: CollectionAfterChangeHook<OldAddress> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const before = operation === 'update' ? toWay(previousDoc) : undefined;
  const now = toWay(doc);
  if (before === now) return;
  const detail = before ? `${before}; now ${now}` : now;
  await noteInAudit(req, { act: 'redirect-changed', subject: `old-addresses ${doc.id}`, detail });
};

/** Adds to the audit trail that an old address leads nowhere any more. */
export const noteRedirectDeletion: CollectionAfterDeleteHook<OldAddress> = async ({ doc, req }) => {
  await noteInAudit(req, {
    act: 'deleted',
    subject: `old-addresses ${doc.id}`,
    detail: toWay(doc),
  });
};
