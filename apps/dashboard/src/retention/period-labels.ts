import type { PeriodName } from '@agency/contracts';

/** Labels of the periods. */
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
