import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HealthReport } from '@agency/contracts';
import type { Payload } from 'payload';
import { type Health, type Phrase, toFindings } from '../src/health/checks.ts';
import { readHealth } from '../src/health/read-health.ts';
import { toFindingSummary } from '../src/panel/health/finding-text.ts';
import { getTranslations } from '../src/panel/language/get-translations.ts';
import { isFromWebsite } from '../src/submissions/intake/intake.ts';

/** Responds with the health report if the request has the secret. Returns whether it did. */
export type HealthHandler = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean>;

/** For `npm run doctor -- --live`: the Health page in English, with settings. */
export const createHealthHandler =
  (payload: Payload): HealthHandler =>
  async (request, response) => {
    if (request.method !== 'GET' || !isFromWebsite(request.headers.authorization)) return false;
    const body = JSON.stringify(toReport(await readHealth(payload)));
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
    });
    response.end(body);
    return true;
  };

/** Setting or command for a problem, for operators. The panel shows none. */
const settingsOf: Partial<Record<Phrase, string>> = {
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

function toReport(health: Health): HealthReport {
  const translations = getTranslations({ language: 'en' }, 'health');
  return {
    findings: toFindings(health).map((finding) => {
      const { subject, verdict, says } = finding;
      const settings = settingsOf[says];
      const summary = toFindingSummary(finding, translations);
      return {
        subject: translations.texts.subjects[subject],
        verdict,
        finding: settings ? `${summary} (${settings})` : summary,
      };
    }),
  };
}
