import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readBrand } from '@agency/brand/read-brand';
import { MISCONFIGURED } from '@agency/server/lifecycle';
import { SettingsError } from '@agency/server/settings';
import { describe, expect, it } from 'vitest';
import { getSiteUrl, getWebsiteSettings, parseWebsiteSettings } from './settings.ts';

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
    expect(parseWebsiteSettings({ [name]: value })).toMatchObject({ [name]: value });
  });

  it.each(['http://desk.example.com', 'http://8.8.8.8:3000', 'http://localhost.example.com'])(
    'may not be %s',
    (value) => {
      const read = () => parseWebsiteSettings({ [name]: value });
      expect(read).toThrow(SettingsError);
      expect(read).toThrow(`${name} must be https unless`);
    },
  );
});

it('the public address is SITE_URL, else that of brand.yaml', () => {
  expect(getSiteUrl({ SITE_URL: 'https://agency.example/' })).toBe('https://agency.example');
  for (const environment of [{}, { SITE_URL: '' }, { SITE_URL: '', PORT: '5000' }]) {
    expect(getSiteUrl(environment)).toBe(readBrand().siteUrl);
    expect(parseWebsiteSettings(environment).SITE_URL).toBe(readBrand().siteUrl);
  }
  expect(() => getSiteUrl({ SITE_URL: 'agency.example' })).toThrow(SettingsError);
});

it('settings are read once, not again for every picture of a page', () => {
  expect(getWebsiteSettings()).toBe(getWebsiteSettings());
});

it('a website with an endpoint that strangers could read does not start, and says why', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, CONTACT_ENDPOINT: 'http://desk.example.com/mail?key=hunter2' },
    encoding: 'utf8',
  });
  expect(stdout + stderr).toContain('CONTACT_ENDPOINT must be https unless');
  expect(stdout + stderr).not.toContain('hunter2');
  expect(status).toBe(MISCONFIGURED);
});
