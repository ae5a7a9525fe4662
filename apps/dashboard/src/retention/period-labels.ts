import type { PeriodName } from '@agency/contracts';

/** What people call each period. */
export const periodLabels: Record<PeriodName, string> = {
  messages: 'Messages and enquiries',
  applications: 'Applications',
  files: 'Files of applications',
  spam: 'Spam',
  auditTrail: 'Audit trail',
  missingPaths: 'Missing URLs',
  logs: 'Server logs',
  backups: 'Backups',
};
