import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Copy } from './copies.ts';
import { forgetCopies, openCopies } from './copies.ts';
import type { Answer, Stored } from './save.ts';
import { createSaver } from './saver.ts';
import { toPlainText, type Words } from './words.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') }));
afterEach(() => vi.useRealTimers());

let version = 0;
const toDate = (number: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, number)).toISOString();
beforeEach(() => {
  version = 0;
});

/** A form, its server and its browser: what is typed, what arrives, what is kept. */
function open({ copy, answers = [] }: { copy?: Copy; answers?: (Answer | 'hangs')[] } = {}) {
  const page = { form: { title: 'Old', header: '' } as Words, copy, sent: [] as Words[] };
  const server = { newest: { title: 'Old', header: '', updatedAt: toDate(0) } as Stored };
  const saver = createSaver({
    stored: { ...page.form },
    madeFrom: toDate(0),
    read: () => page.form,
    apply: (words) => {
      page.form = { ...page.form, ...words };
      saver.change(page.form);
    },
    send: async (words, { madeFrom }) => {
      page.sent.push(words);
      const answer = answers.shift();
      if (answer === 'hangs') return new Promise(() => undefined);
      if (answer) return answer;
      if (madeFrom !== server.newest.updatedAt) {
        return { kind: 'stale', by: 'Sami', at: server.newest.updatedAt };
      }
      version += 1;
      server.newest = { ...words, updatedAt: toDate(version) };
      return { kind: 'stored', doc: server.newest };
    },
    readNewest: async () => server.newest,
    copies: {
      read: () => page.copy,
      write: (kept) => {
        page.copy = kept;
        return true;
      },
      remove: () => {
        page.copy = undefined;
      },
    },
  });
  const type = (words: Words) => {
    page.form = { ...page.form, ...words };
    saver.change(page.form);
  };
  return { page, server, saver, type };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('what is typed', () => {
  it('without a pause is stored every few seconds: never more than 5 s are unsaved', async () => {
    const { type, server, saver } = open();
    let stored = 0;
    for (let key = 1; key <= 600; key += 1) {
      type({ title: 'x'.repeat(key) });
      await pass(100);
      const now = String(server.newest.title);
      if (/^x+$/.test(now)) stored = now.length;
      expect(key - stored, `after ${key / 10} s`).toBeLessThanOrEqual(50);
    }
    await pass(2000);
    expect(server.newest.title).toBe('x'.repeat(600));
    expect(saver.getState().kind).toBe('saved');
  });

  it('is said to be saved only when it is', async () => {
    const { type, saver } = open();
    type({ title: 'New' });
    expect(saver.getState().kind).toBe('unsaved');
    await pass(1500);
    expect(saver.getState()).toEqual({ kind: 'saved', at: toDate(1) });
  });

  it('while a save is on its way is saved after it', async () => {
    const { type, page, server, saver } = open();
    type({ title: 'New' });
    saver.leave();
    type({ title: 'Newer' });
    expect(saver.getState().kind).toBe('saving');
    await pass(5000);
    expect(page.sent.map(({ title }) => title)).toEqual(['New', 'Newer']);
    expect(server.newest.title).toBe('Newer');
  });

  it('is stored when the form is left half a second after the key', async () => {
    const { type, server, saver, page } = open();
    type({ title: 'New' });
    await pass(500);
    saver.stop();
    expect(page.copy?.words).toEqual({ title: 'New' });
    await pass(0);
    expect(server.newest.title).toBe('New');
    expect(page.copy).toBeUndefined();
  });

  it('and undone again is not stored', async () => {
    const { type, page, saver } = open();
    type({ title: 'New' });
    type({ title: 'Old' });
    await pass(10_000);
    expect(page.sent).toEqual([]);
    expect(saver.getState().kind).toBe('saved');
  });

  it('is tried again for as long as the dashboard is away, and kept meanwhile', async () => {
    const failed = { kind: 'failed', problem: 'away' } as const;
    const { type, page, server, saver } = open({ answers: [failed, failed, failed] });
    type({ title: 'New' });
    await pass(1500);
    expect(saver.getState()).toEqual({ kind: 'failed', problem: 'away' });
    expect(page.copy?.words).toEqual({ title: 'New' });
    await pass(2000 + 4000 + 8000);
    expect(server.newest.title).toBe('New');
    expect(saver.getState().kind).toBe('saved');
  });

  it('whose answer was lost is no conflict', async () => {
    const { type, server, saver } = open({ answers: [{ kind: 'failed', problem: 'cut' }] });
    type({ title: 'New' });
    await pass(1500);
    server.newest = { title: 'New', header: '', updatedAt: toDate(9) };
    type({ title: 'Newer' });
    await pass(10_000);
    expect(server.newest.title).toBe('Newer');
    expect(saver.getState().kind).toBe('saved');
  });
});

describe('a version of somebody else', () => {
  const meet = async () => {
    const opened = open();
    opened.server.newest = { title: 'Theirs', header: 'Theirs', updatedAt: toDate(50) };
    opened.type({ title: 'Mine' });
    await pass(1500);
    return opened;
  };

  it('is shown beside what was typed, and nothing is stored meanwhile', async () => {
    const { saver, page, type } = await meet();
    expect(saver.getState()).toMatchObject({
      kind: 'conflict',
      conflict: {
        by: 'Sami',
        mine: { title: 'Mine', header: '' },
        theirs: { title: 'Theirs', header: 'Theirs' },
        suggested: { title: 'mine', header: 'theirs' },
      },
    });
    type({ title: 'Mine, longer' });
    await pass(60_000);
    expect(page.sent).toHaveLength(1);
    expect(page.copy?.words).toEqual({ title: 'Mine, longer' });
    expect(await saver.flush()).toBe(false);
  });

  it('is joined with it as chosen', async () => {
    const { saver, server, page } = await meet();
    await saver.settle({ title: 'mine', header: 'theirs' });
    await pass(10);
    expect(server.newest).toMatchObject({ title: 'Mine', header: 'Theirs' });
    expect(page.form).toEqual({ title: 'Mine', header: 'Theirs' });
    expect(saver.getState().kind).toBe('saved');
  });

  it('can be taken as it is', async () => {
    const { saver, server, page } = await meet();
    await saver.settle({ title: 'theirs', header: 'theirs' });
    await pass(5000);
    expect(page.form).toEqual({ title: 'Theirs', header: 'Theirs' });
    expect(server.newest.updatedAt).toBe(toDate(50));
    expect(saver.getState().kind).toBe('saved');
  });
});

describe('a copy of an earlier visit', () => {
  const copy = { at: '2026-11-21T09:00:00.000Z', words: { title: 'Lost' } };

  it('is offered, and put back', async () => {
    const { saver, page, server } = open({ copy });
    expect(saver.getOffer()).toEqual(copy);
    saver.answerOffer(true);
    expect(page.form.title).toBe('Lost');
    await pass(5000);
    expect(server.newest.title).toBe('Lost');
    expect(page.copy).toBeUndefined();
  });

  it('is thrown away only when that is wished, also while something else is typed', async () => {
    const { saver, page, type } = open({ copy });
    type({ header: 'Other' });
    await pass(5000);
    expect(page.copy?.words).toEqual({ title: 'Lost' });
    saver.answerOffer(false);
    expect(page.copy).toBeUndefined();
  });

  it('that says what is stored is not offered', () => {
    const { saver, page } = open({ copy: { ...copy, words: { title: 'Old', header: null } } });
    expect([saver.getOffer(), page.copy]).toEqual([undefined, undefined]);
  });
});

it('a full or broken storage costs the copy alone', () => {
  const full = {
    getItem: () => '{broken',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  } as unknown as Storage;
  const copies = openCopies(() => full, 1, 'blogs/5');
  expect(copies.read()).toBeUndefined();
  expect(copies.write({ at: toDate(0), words: {} })).toBe(false);
});

it('copies are of one account and one document, and all go with the sign-out', () => {
  const kept = { theme: 'dark' } as Record<string, string>;
  const storage = Object.assign(Object.create(null), kept, {});
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
  };
  for (const [name, method] of Object.entries(methods)) {
    Object.defineProperty(storage, name, { value: method, enumerable: false });
  }
  openCopies(() => storage, 1, 'blogs/5').write({ at: toDate(0), words: { title: 'A' } });
  expect(openCopies(() => storage, 2, 'blogs/5').read()).toBeUndefined();
  expect(openCopies(() => storage, 1, 'blogs/6').read()).toBeUndefined();
  expect(openCopies(() => storage, 1, 'blogs/5').read()?.words).toEqual({ title: 'A' });
  forgetCopies(storage);
  expect(Object.keys(storage)).toEqual(['theme']);
});

it('an article is read as its paragraphs', () => {
  const text = (words: string) => ({ type: 'text', text: words });
  const root = {
    children: [
      { type: 'heading', children: [text('Title')] },
      { type: 'list', children: [{ type: 'listitem', children: [text('one')] }] },
      { type: 'upload' },
      { type: 'paragraph', children: [text('two '), text('words')] },
    ],
  };
  expect(toPlainText({ root })).toBe('Title\none\n[Picture]\ntwo words');
  expect([toPlainText(true), toPlainText(null)]).toEqual(['Yes', '']);
});

describe('a version that another way stored', () => {
  it('is gone on from where it says the same', async () => {
    const { server, saver, type } = open();
    server.newest = { ...server.newest, updatedAt: toDate(7) };
    await saver.catchUp();
    expect(saver.getVersion()).toBe(toDate(7));
    type({ title: 'New' });
    await pass(5000);
    expect(saver.getState().kind).toBe('saved');
  });

  it('is left for the next save to find where it says something else', async () => {
    const { server, saver } = open();
    server.newest = { title: 'Of somebody', header: '', updatedAt: toDate(7) };
    await saver.catchUp();
    expect(saver.getVersion()).toBe(toDate(0));
  });
});
