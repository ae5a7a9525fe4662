import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '@agency/content/languages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getLastChanges } from './last-changes.ts';

let place: string;
let repository: string;
let content: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'last-changes-'));
  repository = join(place, 'site');
  content = join(repository, 'content');
  mkdirSync(content, { recursive: true });
});
afterEach(() => rmSync(place, { recursive: true }));

/** Runs git as nobody in particular, whatever is set up on this machine. */
function git(words: string[], day = '2026-01-01T00:00:00Z') {
  const who = { NAME: 'Nobody', EMAIL: 'nobody@example.com', DATE: day };
  const roles = ['AUTHOR', 'COMMITTER'].flatMap((role) =>
    Object.entries(who).map(([name, value]) => [`GIT_${role}_${name}`, value]),
  );
  execFileSync('git', ['-C', repository, ...words], {
    env: {
      PATH: process.env.PATH,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      ...Object.fromEntries(roles),
    },
    stdio: 'pipe',
  });
}

function write(...files: string[]) {
  for (const file of files) {
    mkdirSync(join(content, dirname(file)), { recursive: true });
    writeFileSync(join(content, file), `${Math.random()}`);
  }
}

function commit(day: string, ...files: string[]) {
  write(...files);
  git(['add', '--all']);
  git(['commit', '--quiet', '--message', 'Change'], day);
}

describe('last changes', () => {
  beforeEach(() => {
    git(['init', '--quiet', '--initial-branch=main']);
    commit('2026-03-01T08:00:00+02:00', 'pages/a/en.yaml', 'pages/b/en.yaml', 'cases/ü/en.yaml');
    commit('2026-04-01T08:00:00Z', 'pages/b/en.yaml', '../elsewhere.txt');
  });

  it('are the newest commit of any file of a folder', () => {
    expect(getLastChanges(content)).toEqual({
      'pages/a': '2026-03-01T06:00:00.000Z',
      'pages/b': '2026-04-01T08:00:00.000Z',
      'cases/ü': '2026-03-01T06:00:00.000Z',
    });
  });

  const off = languages.filter(({ isOn }) => !isOn).map(({ tag }) => tag);
  it.runIf(off.length > 0)('are none of words in a language that is off', () => {
    for (const tag of off)
      commit('2026-06-01T00:00:00Z', `pages/a/${tag}.yaml`, `pages/a/film-1-${tag}.vtt`);
    expect(getLastChanges(content)['pages/a']).toBe('2026-03-01T06:00:00.000Z');
    write(...off.map((tag) => `pages/a/${tag}.yaml`));
    expect(getLastChanges(content)['pages/a']).toBe('2026-03-01T06:00:00.000Z');
  });

  it('hold where clocks differ, and when a file goes', () => {
    commit('2026-03-15T00:00:00Z', 'pages/b/picture.webp');
    expect(getLastChanges(content)['pages/b']).toBe('2026-04-01T08:00:00.000Z');
    rmSync(join(content, 'pages/b/picture.webp'));
    commit('2026-05-01T00:00:00Z');
    expect(getLastChanges(content)['pages/b']).toBe('2026-05-01T00:00:00.000Z');
  });

  it('are not known of what is edited, staged, new or deleted, but not committed', () => {
    commit('2026-05-01T00:00:00Z', 'pages/c/en.yaml', 'pages/d/en.yaml', 'pages/e/en.yaml');
    write('pages/a/en.yaml', 'pages/c/new.webp', 'pages/d/en.yaml', 'pages/f/en.yaml');
    git(['add', 'content/pages/d']);
    rmSync(join(content, 'pages/e/en.yaml'));
    expect(Object.keys(getLastChanges(content)).sort()).toEqual(['cases/ü', 'pages/b']);
  });

  it('come along with a whole clone, and not with a shallow one', () => {
    const clone = (name: string, ...words: string[]) => {
      git(['clone', '--quiet', ...words, pathToFileURL(repository).href, join(place, name)]);
      return getLastChanges(join(place, name, 'content'));
    };
    expect(clone('whole')).toEqual(getLastChanges(content));
    expect(clone('shallow', '--depth=1')).toEqual({});
  });
});

it('nothing is known without a history', () => {
  write('pages/a/en.yaml');
  expect(getLastChanges(content)).toEqual({});
});
