import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contactSchema, SUBMISSION_ID_FIELD } from '@agency/contracts';
import { createLogger } from '@agency/server/logger';
import { expect, it, vi } from 'vitest';
import { startFakeDashboard } from '../../../server/testing/fake-dashboard.ts';
import type { Submission } from './submission.ts';
import { message, messages, toJson } from './testing/contact-submissions.ts';
import { page, SITE_URL, SUBMISSION_ID, secret } from './testing/form-basics.ts';

it('a host that serves content gets no form and no secret', async () => {
  const [dashboard, content] = [await startFakeDashboard(), await startFakeDashboard()];
  const dataDir = mkdtempSync(join(tmpdir(), 'submit-'));
  for (const [name, value] of Object.entries({
    SITE_URL,
    DASHBOARD_URL: dashboard.url,
    CONTENT_URL: content.url,
    DATA_DIR: dataDir,
    INTAKE_SECRET: secret,
  })) {
    vi.stubEnv(name, value);
  }
  try {
    const { submitForm } = await import('./submit-form.ts');
    const submission: Submission = {
      form: { name: 'contact', schema: contactSchema },
      request: toJson({ ...message, [SUBMISSION_ID_FIELD]: SUBMISSION_ID }),
      clientAddress: '203.0.113.5',
      messages,
      page,
    };
    const result = await submitForm(submission, createLogger('test', 'silent'));
    expect(result.kind).toBe('stored');
    expect(dashboard.stored.get(SUBMISSION_ID)?.authorization).toBe(`Bearer ${secret}`);
    expect(content.calls).toEqual([]);
  } finally {
    vi.unstubAllEnvs();
    await Promise.all([dashboard.close(), content.close()]);
    rmSync(dataDir, { recursive: true });
  }
});
