import { parseSettings, SettingsError } from '@agency/server/settings';
import { expect, it } from 'vitest';
import { toTransport } from './email.ts';
import { dashboardSettings } from './settings.ts';

const parse = (name: string, value: string) => () =>
  parseSettings(dashboardSettings, { NODE_ENV: 'test', [name]: value });

it.each([
  ['DASHBOARD_PUBLIC_URL', 'https://desk.example.com'],
  ['DASHBOARD_PUBLIC_URL', 'http://localhost:3000'],
  ['DASHBOARD_PUBLIC_URL', 'http://127.0.0.1:3000'],
  ['DASHBOARD_PUBLIC_URL', 'http://[::1]:3000'],
  ['S3_ENDPOINT', 'https://s3.example.com'],
  ['S3_ENDPOINT', 'http://10.1.2.3:9000'],
  ['S3_ENDPOINT', 'http://minio:9000'],
])('%s may be %s', (name, value) => {
  expect(parse(name, value)).not.toThrow();
});

it.each([
  ['DASHBOARD_PUBLIC_URL', 'http://desk.example.com'],
  ['DASHBOARD_PUBLIC_URL', 'http://10.1.2.3:3000'],
  ['DASHBOARD_PUBLIC_URL', 'http://localhost.example.com'],
  ['S3_ENDPOINT', 'http://s3.example.com'],
  ['S3_ENDPOINT', 'http://8.8.8.8:9000'],
])('%s may not be %s', (name, value) => {
  expect(parse(name, value)).toThrow(SettingsError);
  expect(parse(name, value)).toThrow(`${name} must be https unless`);
});

it.each([
  ['smtp://mail.example.com', true],
  ['smtp://user:word@10.1.2.3:25', true],
  ['smtp://localhost:1025', false],
  ['smtp://127.0.0.1:1025', false],
])('mail through %s requires TLS: %s', (address, requireTLS) => {
  expect(toTransport(new URL(address))).toMatchObject({ secure: false, requireTLS });
});

it('smtps uses TLS from the start, and all servers have timeouts', () => {
  expect(toTransport(new URL('smtps://mail.example.com'))).toMatchObject({
    secure: true,
    port: 465,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
});
