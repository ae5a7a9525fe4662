import type { PeriodName } from '@agency/contracts';

/** What people call each period. */
export const periodLabels: Record<PeriodName, string> = {
  messages: 'Messages and enquiries',
  applications: 'Applications',
  files: 'Files of applications',
  spam: 'Spam',
  auditTrail: 'Audit trail',
  missingPaths: 'Missing addresses',
  logs: 'Notes of the servers',
  backups: 'Backups',
};
