import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readBrand } from '@agency/brand/read-brand';
import { MISCONFIGURED } from '@agency/server/lifecycle';
import { SettingsError } from '@agency/server/settings';
import { describe, expect, it } from 'vitest';
import { getSiteUrl, getWebsiteSettings, parseWebsiteSettings } from './settings.ts';

const names = ['CONTACT_ENDPOINT', 'ENQUIRY_ENDPOINT', 'CAREERS_ENDPOINT', 'DASHBOARD_URL'].concat(
  'CONTENT_URL',
);

describe.each(names)('%s, which gets messages or a secret,', (name) => {
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

it('the public URL is SITE_URL, else that of brand.yaml', () => {
  expect(getSiteUrl({ SITE_URL: 'https://agency.example/' })).toBe('https://agency.example');
  for (const environment of [{}, { SITE_URL: '' }, { SITE_URL: '', PORT: '5000' }]) {
    expect(getSiteUrl(environment)).toBe(readBrand().siteUrl);
    expect(parseWebsiteSettings(environment).SITE_URL).toBe(readBrand().siteUrl);
  }
  expect(() => getSiteUrl({ SITE_URL: 'agency.example' })).toThrow(SettingsError);
});

it('content is read from the dashboard unless CONTENT_URL says otherwise', () => {
  const dashboard = 'https://desk.example.com';
  expect(parseWebsiteSettings({ DASHBOARD_PORT: '3100' }).CONTENT_URL).toBe(
    'http://127.0.0.1:3100',
  );
  expect(parseWebsiteSettings({ DASHBOARD_URL: dashboard }).CONTENT_URL).toBe(dashboard);
  expect(
    parseWebsiteSettings({ DASHBOARD_URL: dashboard, CONTENT_URL: 'https://blog.example/cms/' }),
  ).toMatchObject({ DASHBOARD_URL: dashboard, CONTENT_URL: 'https://blog.example/cms' });
});

it('media hosts are origins', () => {
  const parse = (MEDIA_HOSTS: string) => parseWebsiteSettings({ MEDIA_HOSTS }).MEDIA_HOSTS;
  expect(parse('')).toEqual([]);
  expect(parse('Storage.example, https://cdn.example/,http://localhost:9000')).toEqual([
    'https://storage.example',
    'https://cdn.example',
    'http://localhost:9000',
  ]);
  for (const bad of [
    'storage.example/bucket',
    'http://cdn.example',
    '*',
    "a';x",
    'a b',
    'ftp://a',
  ]) {
    expect(() => parse(bad)).toThrow('MEDIA_HOSTS must list host names');
  }
});

it.each(['AW-123456789', 'AW-123456789/', 'G-ABC123', '123456789/AbC', 'AW-1/a/b'])(
  'the conversion %s is off, because Google Ads counts nothing under it',
  (ADS_CONVERSION_ID) => {
    expect(() => parseWebsiteSettings({ ADS_CONVERSION_ID })).toThrow(
      'ADS_CONVERSION_ID must be the id of a conversion with its label, such as AW-123456789/AbC-D_efG',
    );
  },
);

it('settings are read once, not again for every picture of a page', () => {
  expect(getWebsiteSettings()).toBe(getWebsiteSettings());
});

it.each([
  ['CONTACT_ENDPOINT', 'http://desk.example.com/mail?key=hunter2', 'must be https unless'],
  ['ADS_CONVERSION_ID', 'hunter2', 'must be the id of a conversion with its label'],
])('a website with an invalid %s does not start, and names the reason', (name, value, why) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, [name]: value },
    encoding: 'utf8',
  });
  expect(stdout + stderr).toContain(`${name} ${why}`);
  expect(stdout + stderr).not.toContain('hunter2');
  expect(status).toBe(MISCONFIGURED);
});
