import type { PeriodName } from '@agency/contracts';

/** Labels of the periods. */
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
