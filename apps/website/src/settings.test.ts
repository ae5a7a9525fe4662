import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { misconfigured } from '@agency/server/lifecycle';
import { SettingsError } from '@agency/server/settings';
import { describe, expect, it } from 'vitest';
import { getWebsiteSettings } from './settings.ts';

const names = ['CONTACT_ENDPOINT', 'ENQUIRY_ENDPOINT', 'CAREERS_ENDPOINT', 'DASHBOARD_URL'];

describe.each(names)('%s, which is told what visitors write or a secret,', (name) => {
  it.each([
    'https://desk.example.com',
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://10.1.2.3:3000',
    'http://dashboard:3000',
  ])('may be %s', (value) => {
    expect(getWebsiteSettings({ [name]: value })).toMatchObject({ [name]: value });
  });

  it.each(['http://desk.example.com', 'http://8.8.8.8:3000', 'http://localhost.example.com'])(
    'may not be %s',
    (value) => {
      const read = () => getWebsiteSettings({ [name]: value });
      expect(read).toThrow(SettingsError);
      expect(read).toThrow(`${name} must be https unless`);
    },
  );
});

it('a website with an endpoint that strangers could read does not start, and says why', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, CONTACT_ENDPOINT: 'http://desk.example.com/mail?key=hunter2' },
    encoding: 'utf8',
  });
  expect(stdout + stderr).toContain('CONTACT_ENDPOINT must be https unless');
  expect(stdout + stderr).not.toContain('hunter2');
  expect(status).toBe(misconfigured);
});
