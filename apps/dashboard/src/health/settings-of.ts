import type { HealthFinding } from './findings.ts';

/** Setting or command for a problem, for operators. The panel shows none; `npm run doctor` does. */
export const settingsOf: Partial<Record<HealthFinding['says'], string>> = {
  websiteAway: 'WEBSITE_URL',
  websiteStrange: 'WEBSITE_URL, INTAKE_SECRET',
  websiteUnreached: 'DASHBOARD_URL, CONTENT_URL',
  contentLeftOut: '/readyz of the website',
  formsRefused: 'INTAKE_SECRET, DATA_DIR',
  mailOff: 'SMTP_URL',
  backupsOff: 'BACKUP_HOUR',
  backupsMissing: 'npm run backup',
  scansOff: 'CLAMD',
  scansLate: 'CLAMD',
};
