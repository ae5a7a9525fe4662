import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HealthReport } from '@agency/contracts';
import type { Payload } from 'payload';
import { type Health, toFindings } from '../src/health/findings.ts';
import { readHealth } from '../src/health/read-health.ts';
import { settingsOf } from '../src/health/settings-of.ts';
import { toFindingText } from '../src/panel/health/finding-text.ts';
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

function toReport(health: Health): HealthReport {
  const speech = getTranslations({ language: 'en' }, 'health');
  return {
    findings: toFindings(health).map((finding) => {
      const { subject, is, todo } = toFindingText(finding, speech);
      const settings = settingsOf[finding.says];
      const parts = [is, finding.why, todo, settings && `(${settings})`].filter(Boolean);
      return { subject, verdict: finding.verdict, finding: parts.join(' ') };
    }),
  };
}
