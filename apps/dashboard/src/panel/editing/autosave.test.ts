import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave } from './autosave.ts';
import { type FieldValues, toPlainText } from './field-values.ts';
import type { LocalDraft } from './local-drafts.ts';
import { clearLocalDrafts, openLocalDraft } from './local-drafts.ts';
import type { SaveResult, StoredDocument } from './save-draft.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') }));
afterEach(() => vi.useRealTimers());

let version = 0;
const toDate = (number: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, number)).toISOString();
beforeEach(() => {
  version = 0;
});

/** A form with a simulated server and local storage. */
function open({
  copy: draft,
  answers: results = [],
}: {
  copy?: LocalDraft;
  answers?: (SaveResult | 'hangs')[];
} = {}) {
  const page = {
    form: { title: 'Old', header: '' } as FieldValues,
    copy: draft,
    sent: [] as FieldValues[],
  };
  const server = { newest: { title: 'Old', header: '', updatedAt: toDate(0) } as StoredDocument };
  const autosave = createAutosave({
    stored: { ...page.form },
    baseVersion: toDate(0),
    read: () => page.form,
    apply: (values) => {
      page.form = { ...page.form, ...values };
      autosave.change(page.form);
    },
    send: async (values, { baseVersion }) => {
      page.sent.push(values);
      const response = results.shift();
      if (response === 'hangs') return new Promise(() => undefined);
      if (response) return response;
      if (baseVersion !== server.newest.updatedAt) {
        return { kind: 'stale', by: 'Sami', at: server.newest.updatedAt };
      }
      version += 1;
      server.newest = { ...values, updatedAt: toDate(version) };
      return { kind: 'stored', doc: server.newest };
    },
    fetchNewest: async () => server.newest,
    localDraft: {
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
  const type = (values: FieldValues) => {
    page.form = { ...page.form, ...values };
    autosave.change(page.form);
  };
  return { page, server, autosave, type };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a change', () => {
  it('is saved every few seconds while the user types: at most 5 s are unsaved', async () => {
    const { type, server, autosave } = open();
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
    expect(autosave.getState().kind).toBe('saved');
  });

  it('is reported as saved only after the response', async () => {
    const { type, autosave } = open();
    type({ title: 'New' });
    expect(autosave.getState().kind).toBe('unsaved');
    await pass(1500);
    expect(autosave.getState()).toEqual({ kind: 'saved', at: toDate(1) });
  });

  it('during a save is saved after it', async () => {
    const { type, page, server, autosave } = open();
    type({ title: 'New' });
    autosave.saveBeforeLeave();
    type({ title: 'Newer' });
    expect(autosave.getState().kind).toBe('saving');
    await pass(5000);
    expect(page.sent.map(({ title }) => title)).toEqual(['New', 'Newer']);
    expect(server.newest.title).toBe('Newer');
  });

  it('is saved when the form unmounts half a second after the key', async () => {
    const { type, server, autosave, page } = open();
    type({ title: 'New' });
    await pass(500);
    autosave.stop();
    expect(page.copy?.values).toEqual({ title: 'New' });
    await pass(0);
    expect(server.newest.title).toBe('New');
    expect(page.copy).toBeUndefined();
  });

  it('that is undone is not saved', async () => {
    const { type, page, autosave } = open();
    type({ title: 'New' });
    type({ title: 'Old' });
    await pass(10_000);
    expect(page.sent).toEqual([]);
    expect(autosave.getState().kind).toBe('saved');
  });

  it('is retried while the dashboard is down, and stored locally', async () => {
    const failed = { kind: 'failed', problem: 'away' } as const;
    const { type, page, server, autosave } = open({ answers: [failed, failed, failed] });
    type({ title: 'New' });
    await pass(1500);
    expect(autosave.getState()).toEqual({ kind: 'failed', problem: 'away' });
    expect(page.copy?.values).toEqual({ title: 'New' });
    await pass(2000 + 4000 + 8000);
    expect(server.newest.title).toBe('New');
    expect(autosave.getState().kind).toBe('saved');
  });

  it('whose response was lost is no conflict', async () => {
    const { type, server, autosave } = open({ answers: [{ kind: 'failed', problem: 'cut' }] });
    type({ title: 'New' });
    await pass(1500);
    server.newest = { title: 'New', header: '', updatedAt: toDate(9) };
    type({ title: 'Newer' });
    await pass(10_000);
    expect(server.newest.title).toBe('Newer');
    expect(autosave.getState().kind).toBe('saved');
  });
});

describe('a version of another user', () => {
  const meet = async () => {
    const opened = open();
    opened.server.newest = { title: 'Theirs', header: 'Theirs', updatedAt: toDate(50) };
    opened.type({ title: 'Mine' });
    await pass(1500);
    return opened;
  };

  it('is a conflict, and pauses the autosave', async () => {
    const { autosave, page, type } = await meet();
    expect(autosave.getState()).toMatchObject({
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
    expect(page.copy?.values).toEqual({ title: 'Mine, longer' });
    expect(await autosave.flush()).toBe(false);
  });

  it('is merged as chosen', async () => {
    const { autosave, server, page } = await meet();
    await autosave.resolveConflict({ title: 'mine', header: 'theirs' });
    await pass(10);
    expect(server.newest).toMatchObject({ title: 'Mine', header: 'Theirs' });
    expect(page.form).toEqual({ title: 'Mine', header: 'Theirs' });
    expect(autosave.getState().kind).toBe('saved');
  });

  it('can replace the changes', async () => {
    const { autosave, server, page } = await meet();
    await autosave.resolveConflict({ title: 'theirs', header: 'theirs' });
    await pass(5000);
    expect(page.form).toEqual({ title: 'Theirs', header: 'Theirs' });
    expect(server.newest.updatedAt).toBe(toDate(50));
    expect(autosave.getState().kind).toBe('saved');
  });
});

describe('a local draft of an earlier visit', () => {
  const draft = { at: '2026-11-21T09:00:00.000Z', values: { title: 'Lost' } };

  it('is offered and restored', async () => {
    const { autosave, page, server } = open({ copy: draft });
    expect(autosave.getRestorable()).toEqual(draft);
    autosave.restore(true);
    expect(page.form.title).toBe('Lost');
    await pass(5000);
    expect(server.newest.title).toBe('Lost');
    expect(page.copy).toBeUndefined();
  });

  it('is discarded only on request, also while other fields change', async () => {
    const { autosave, page, type } = open({ copy: draft });
    type({ header: 'Other' });
    await pass(5000);
    expect(page.copy?.values).toEqual({ title: 'Lost' });
    autosave.restore(false);
    expect(page.copy).toBeUndefined();
  });

  it('that equals the stored values is not offered', () => {
    const { autosave, page } = open({
      copy: { ...draft, values: { title: 'Old', header: null } },
    });
    expect([autosave.getRestorable(), page.copy]).toEqual([undefined, undefined]);
  });
});

it('a full or broken storage only loses the local draft', () => {
  const full = {
    getItem: () => '{broken',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  } as unknown as Storage;
  const copies = openLocalDraft(() => full, 1, 'blogs/5');
  expect(copies.read()).toBeUndefined();
  expect(copies.write({ at: toDate(0), values: {} })).toBe(false);
});

it('local drafts belong to one account and document, and sign-out removes all', () => {
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
  openLocalDraft(() => storage, 1, 'blogs/5').write({ at: toDate(0), values: { title: 'A' } });
  expect(openLocalDraft(() => storage, 2, 'blogs/5').read()).toBeUndefined();
  expect(openLocalDraft(() => storage, 1, 'blogs/6').read()).toBeUndefined();
  expect(openLocalDraft(() => storage, 1, 'blogs/5').read()?.values).toEqual({ title: 'A' });
  clearLocalDrafts(storage);
  expect(Object.keys(storage)).toEqual(['theme']);
});

it('shows an article as its paragraphs', () => {
  const text = (values: string) => ({ type: 'text', text: values });
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

describe('a version that another request stored', () => {
  it('becomes the base version if its values are equal', async () => {
    const { server, autosave, type } = open();
    server.newest = { ...server.newest, updatedAt: toDate(7) };
    await autosave.syncVersion();
    expect(autosave.getVersion()).toBe(toDate(7));
    type({ title: 'New' });
    await pass(5000);
    expect(autosave.getState().kind).toBe('saved');
  });

  it('is left to the next save if its values differ', async () => {
    const { server, autosave } = open();
    server.newest = { title: 'Of somebody', header: '', updatedAt: toDate(7) };
    await autosave.syncVersion();
    expect(autosave.getVersion()).toBe(toDate(0));
  });
});
