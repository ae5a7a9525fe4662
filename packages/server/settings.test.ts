import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  describeSettings,
  findProjectRoot,
  parseSettings,
  SettingsError,
  sharedSettings,
} from './settings.ts';

const schema = z.object(sharedSettings);

describe('settings', () => {
  it('have a default for everything', () => {
    expect(parseSettings(schema, {})).toMatchObject({
      PORT: 4321,
      HOST: '127.0.0.1',
      ALLOWED_HOSTS: [],
      DATA_DIR: join(findProjectRoot(process.cwd()), 'data'),
    });
  });

  it('treat an empty variable as not set', () => {
    expect(parseSettings(schema, { PORT: '', SITE_URL: '' })).toMatchObject({ PORT: 4321 });
  });

  it('read lists, numbers and addresses', () => {
    const settings = parseSettings(schema, {
      PORT: '80',
      ALLOWED_HOSTS: ' a.example, b.example,',
      SITE_URL: 'https://a.example/',
      DATA_DIR: '/srv/data',
    });
    expect(settings).toMatchObject({
      PORT: 80,
      ALLOWED_HOSTS: ['a.example', 'b.example'],
      SITE_URL: 'https://a.example',
      DATA_DIR: '/srv/data',
    });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['SITE_URL', 'a.example'],
    ['SITE_URL', 'ftp://a.example'],
    ['DASHBOARD_URL', 'https://user:hunter2@a.example'],
    ['INTAKE_SECRET', 'hunter2'],
    ['TRUSTED_PROXIES', '10.0.0.0/8,hunter2'],
    ['LOG_LEVEL', 'hunter2'],
  ])('reject %s=%s with an error that names the variable, but not its value', (name, value) => {
    expect(() => parseSettings(schema, { [name]: value })).toThrowError(SettingsError);
    try {
      parseSettings(schema, { [name]: value });
    } catch (error) {
      expect(String(error)).toContain(name);
      expect(String(error)).not.toContain(value);
    }
  });

  it.each(['http://a.example', 'a.example/x', '*', 'a b', 'a.example,*.b.example'])(
    'reject %s as host names',
    (ALLOWED_HOSTS) => {
      expect(() => parseSettings(schema, { ALLOWED_HOSTS })).toThrow(
        /ALLOWED_HOSTS must list host names/,
      );
    },
  );

  it('have descriptions and defaults for the documentation', () => {
    const rows = describeSettings(schema);
    expect(rows).toContainEqual({
      name: 'PORT',
      description: 'Port of the website',
      default: '4321',
    });
    expect(rows).toContainEqual(expect.objectContaining({ name: 'DATA_DIR', default: './data' }));
    for (const row of rows) expect(row.description).not.toBe('');
  });
});
