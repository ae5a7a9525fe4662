import { describe, expect, it } from 'vitest';
import { hasFailedAutosave, observeForm, type UnsavedState } from './unsaved-state.ts';

const opened: UnsavedState = { saved: { title: 'A' }, isSaving: false, storedAt: 'v1' };
const idle = { isModified: false, isSaving: false, storedAt: 'v1', values: { title: 'A' } };
const typed = { ...idle, isModified: true, values: { title: 'AB' } };
const saving = { ...typed, isSaving: true };
const stored = { ...idle, storedAt: 'v2', values: typed.values };

const observe = (...snapshots: (typeof idle)[]) => snapshots.reduce(observeForm, opened);

describe('the changes of a form', () => {
  it('are none while only the server fills fields, such as the slug', () => {
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

  it('are not saved by an autosave during which more was typed', () => {
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
});

describe('an autosave', () => {
  it('may fail until one begins, but not while it is under way', () => {
    expect(hasFailedAutosave(observe(typed))).toBe(true);
    expect(hasFailedAutosave(observe(typed, saving))).toBe(false);
  });

  it('has failed if it ended and no version was stored, whether the form is modified or not', () => {
    expect(hasFailedAutosave(observe(typed, saving, typed))).toBe(true);
    const ended = observe(typed, saving, { ...typed, isModified: false });
    expect(ended).toMatchObject({ saved: { title: 'A' }, changedAt: 'v1' });
    expect(hasFailedAutosave(ended)).toBe(true);
  });

  it('has failed if it is the second, and the first had succeeded', () => {
    const more = { ...typed, storedAt: 'v2', values: { title: 'ABC' } };
    const state = observe(typed, saving, { ...more, isSaving: true }, more);
    expect(hasFailedAutosave(state)).toBe(false);
    expect(
      hasFailedAutosave(observeForm(observeForm(state, { ...more, isSaving: true }), more)),
    ).toBe(true);
  });
});
