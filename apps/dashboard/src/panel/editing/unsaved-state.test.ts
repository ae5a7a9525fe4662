import { describe, expect, it } from 'vitest';
import type { FieldValues } from '../../collections/editing/field-values.ts';
import { hasFailedAutosave, observeForm, type UnsavedState } from './unsaved-state.ts';

const opened: UnsavedState = { saved: { title: 'A' }, isSaving: false, storedAt: 'v1' };
const idle = {
  isModified: false,
  isSaving: false,
  storedAt: 'v1',
  stored: { title: 'A' } as FieldValues,
  values: { title: 'A' } as FieldValues,
};
const typed = { ...idle, isModified: true, values: { title: 'AB' } };
const saving = { ...typed, isSaving: true };
const stored = { ...idle, storedAt: 'v2', stored: typed.values, values: typed.values };

const observe = (...snapshots: (typeof idle)[]) => snapshots.reduce(observeForm, opened);

describe('the changes of a form', () => {
  it('exclude fields that the server has filled in, such as the slug', () => {
    const values = { title: 'A', slug: 'a' };
    const state = observe({ ...idle, values });
    expect(state).toMatchObject({ saved: values, changedAt: undefined });
    expect(hasFailedAutosave(state)).toBe(false);
  });

  it('are saved by an autosave', () => {
    expect(observe(typed)).toMatchObject({ saved: { title: 'A' }, changedAt: 'v1' });
    expect(observe(typed, saving, stored)).toMatchObject({
      saved: { title: 'AB' },
      changedAt: undefined,
    });
  });

  it('stay unsaved if the user typed during the autosave', () => {
    const state = observe(typed, saving, { ...saving, isSaving: false, storedAt: 'v2' });
    expect(state).toMatchObject({ saved: { title: 'A' }, changedAt: 'v1' });
    // The next autosave begins by itself.
    expect(hasFailedAutosave(state)).toBe(false);
    const last = { ...stored, storedAt: 'v3' };
    expect(observeForm(state, last)).toMatchObject({
      saved: { title: 'AB' },
      changedAt: undefined,
    });
  });

  it('stay unsaved if the stored text lacks a key that Payload has forgotten, and the save is repeated', () => {
    const missed = { ...stored, values: { title: 'ABC' } };
    const state = observe(typed, saving, missed);
    expect(state).toMatchObject({ saved: { title: 'AB' }, changedAt: 'v2' });
    expect(hasFailedAutosave(state)).toBe(true);
    const repeated = observeForm(state, { ...missed, storedAt: 'v3', stored: missed.values });
    expect(repeated).toMatchObject({ saved: { title: 'ABC' }, changedAt: undefined });
  });

  it('are compared with what is stored again once more was typed', () => {
    const first = { ...stored, values: { title: 'ABC' } };
    const more = { ...typed, storedAt: 'v2', values: { title: 'ABCD' } };
    const second = {
      ...{ ...stored, storedAt: 'v3', stored: { title: 'ABCD' } },
      values: { title: 'ABCDE' },
    };
    const state = observe(typed, saving, first, more, { ...more, isSaving: true }, second);
    expect(state).toMatchObject({ saved: { title: 'ABCD' }, changedAt: 'v3' });
    expect(hasFailedAutosave(state)).toBe(true);
  });

  it('are saved if the server changes a text, and stores it a second time as it did before', () => {
    const spaced = { ...stored, values: { title: 'AB ' } };
    const state = observe({ ...typed, values: { title: 'AB ' } }, saving, spaced);
    expect(hasFailedAutosave(state)).toBe(true);
    const repeated = observeForm(state, { ...spaced, storedAt: 'v3' });
    expect(repeated).toMatchObject({ saved: { title: 'AB ' }, changedAt: undefined });
  });

  it('exclude a slug that the server creates anew', () => {
    const values = { title: 'AB', slug: 'a' };
    const before = { ...opened, saved: { title: 'A', slug: 'a' } };
    const snapshots = [
      { ...typed, values },
      { ...saving, values },
      { ...stored, stored: { title: 'AB', slug: 'ab' }, values },
    ];
    expect(snapshots.reduce(observeForm, before).changedAt).toBeUndefined();
  });
});

describe('an autosave', () => {
  it('counts as failed until one begins, but not while it runs', () => {
    expect(hasFailedAutosave(observe(typed))).toBe(true);
    expect(hasFailedAutosave(observe(typed, saving))).toBe(false);
  });

  it('counts as failed if it ended without a stored version, whether the form is modified or not', () => {
    expect(hasFailedAutosave(observe(typed, saving, typed))).toBe(true);
    const ended = observe(typed, saving, { ...typed, isModified: false });
    expect(ended).toMatchObject({ saved: { title: 'A' }, changedAt: 'v1' });
    expect(hasFailedAutosave(ended)).toBe(true);
  });

  it('counts as failed if the first one succeeded and the second one did not', () => {
    const more = { ...typed, storedAt: 'v2', values: { title: 'ABC' } };
    const state = observe(typed, saving, { ...more, isSaving: true }, more);
    expect(hasFailedAutosave(state)).toBe(false);
    expect(
      hasFailedAutosave(observeForm(observeForm(state, { ...more, isSaving: true }), more)),
    ).toBe(true);
  });
});
