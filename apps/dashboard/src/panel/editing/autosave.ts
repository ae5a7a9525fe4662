import { type FieldValues, findDifferences } from './field-values.ts';
import type { LocalDraft, LocalDraftStore } from './local-drafts.ts';
import type { SaveResult, StoredDocument } from './save-draft.ts';

/** Two texts of which one must be chosen, field by field. */
export interface Conflict {
  /** Who stored theirs, and when (ISO date). */
  by: string;
  at: string;
  mine: FieldValues;
  theirs: FieldValues;
  /** Fields that differ, and whose text is the likelier choice: what only one of the two changed is that one's. */
  suggested: Record<string, 'mine' | 'theirs'>;
}

/** The status of the autosave. */
export type AutosaveState =
  | { kind: 'saved'; at: string }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'failed'; problem: string }
  | { kind: 'conflict'; conflict: Conflict };

interface AutosaveOptions {
  /** What is stored when the form is opened, and its version. */
  stored: FieldValues;
  baseVersion: string;
  /** The current values of the form. */
  read(): FieldValues;
  /** Sets values in the form; resolves when `read` returns them. */
  apply(values: FieldValues): void | Promise<void>;
  send(
    values: FieldValues,
    options: { baseVersion: string; isLeaving: boolean; keepsVersion: boolean },
  ): Promise<SaveResult>;
  fetchNewest(): Promise<StoredDocument | undefined>;
  /** Called after each stored version. */
  onStored?(doc: StoredDocument): void;
  localDraft: LocalDraftStore;
}

interface SaveOptions {
  isLeaving?: boolean;
  keepsVersion?: boolean;
  /** Also when nothing has changed. */
  force?: boolean;
}

/** How long the first unsaved key waits at most, and how long a pause is, in milliseconds: as ever, and while a preview follows. */
const NORMAL = { wait: 4000, pause: 1500 };
const FAST = { wait: 1000, pause: 300 };
const RETRIES = [2000, 4000, 8000, 16_000, 30_000];

/** The autosave of one form (docs/dashboard.md). */
export type Autosave = ReturnType<typeof createAutosave>;

/** Creates the autosave of a form. It runs until `stop`. */
export function createAutosave(options: AutosaveOptions) {
  const { read, apply, send, fetchNewest, onStored, localDraft } = options;
  let stored = options.stored;
  let baseVersion = options.baseVersion;
  let current = options.stored;
  let state: AutosaveState = { kind: 'saved', at: options.baseVersion };
  let pace = NORMAL;
  let dirtySince: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let running: Promise<void> | undefined;
  // Sent without a response: if it equals the stored version, there is no conflict.
  let unconfirmed: FieldValues | undefined;
  let hasStorage = true;
  let isStopped = false;
  let restorable = findRestorable(localDraft.read(), stored);
  if (!restorable) localDraft.remove();
  const listeners = new Set<() => void>();

  const setState = (next: AutosaveState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const isDirty = () => findDifferences(stored, current).length > 0;

  function storeLocalDraft(): void {
    const values = { ...restorable?.values };
    for (const name of findDifferences(stored, current)) values[name] = current[name];
    if (Object.keys(values).length === 0) localDraft.remove();
    else
      hasStorage = localDraft.write({
        at: restorable && !isDirty() ? restorable.at : new Date().toISOString(),
        values,
      });
  }

  function schedule(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), delay);
  }

  /** To be called whenever the form has changed. */
  function change(values: FieldValues): void {
    if (findDifferences(current, values).length === 0) return;
    current = values;
    storeLocalDraft();
    if (state.kind === 'conflict') {
      setState({ kind: 'conflict', conflict: { ...state.conflict, mine: current } });
      return;
    }
    if (!isDirty()) {
      dirtySince = undefined;
      clearTimeout(timer);
      if (!running) setState({ kind: 'saved', at: baseVersion });
      return;
    }
    dirtySince ??= Date.now();
    if (running) return;
    if (state.kind === 'saved') setState({ kind: 'unsaved' });
    schedule(Math.max(0, Math.min(dirtySince + pace.wait - Date.now(), pace.pause)));
  }

  function save(how: SaveOptions = {}): Promise<void> {
    clearTimeout(timer);
    running ??= saveOnce(how).finally(() => {
      running = undefined;
      if (dirtySince !== undefined && state.kind !== 'failed' && state.kind !== 'conflict') {
        schedule(isStopped ? 0 : Math.max(0, dirtySince + pace.wait - Date.now()));
        setState({ kind: 'unsaved' });
      }
    });
    return running;
  }

  async function saveOnce({ isLeaving = false, keepsVersion = false, force = false }: SaveOptions) {
    if (!isStopped) current = read();
    if (state.kind === 'conflict' || !(force || isDirty())) return;
    const sent = current;
    dirtySince = undefined;
    setState({ kind: 'saving' });
    const response = await send(sent, { baseVersion, isLeaving, keepsVersion });
    if (response.kind === 'stored') return takeStored(response.doc, sent);
    dirtySince ??= Date.now();
    if (response.kind === 'stale') return compare(response);
    unconfirmed = sent;
    setFailed(response.problem);
  }

  function takeStored(doc: StoredDocument, sent: FieldValues): void {
    // The response has the slug that was generated from the title.
    if ('slug' in sent && doc.slug !== sent.slug && current.slug === sent.slug) {
      current = { ...current, slug: doc.slug };
      if (!isStopped) void apply({ slug: doc.slug });
    }
    stored = { ...sent, ...('slug' in sent && { slug: doc.slug }) };
    baseVersion = doc.updatedAt;
    unconfirmed = undefined;
    failures = 0;
    onStored?.(doc);
    if (!isStopped)
      current = read().slug === sent.slug ? { ...read(), slug: current.slug } : read();
    storeLocalDraft();
    if (isDirty()) dirtySince ??= Date.now();
    else setState({ kind: 'saved', at: baseVersion });
  }

  function setFailed(problem: string): void {
    setState({ kind: 'failed', problem });
    // The copy is offered on return; another form may be open by then.
    if (isStopped) return;
    schedule(RETRIES[Math.min(failures, RETRIES.length - 1)] ?? 0);
    failures += 1;
  }

  /** Compares with the newer version of another user. Continues from it if no field differs. */
  async function compare({ by, at }: { by: string; at: string }): Promise<void> {
    const newest = await fetchNewest();
    if (!newest) return setFailed('the dashboard cannot be reached. It is retried automatically.');
    const theirs = pick(newest, current);
    const differing = findDifferences(theirs, current);
    const isOwn = unconfirmed !== undefined && findDifferences(theirs, unconfirmed).length === 0;
    if (isOwn || differing.length === 0) {
      stored = theirs;
      baseVersion = newest.updatedAt;
      unconfirmed = undefined;
      storeLocalDraft();
      if (isDirty()) dirtySince ??= Date.now();
      else dirtySince = undefined;
      setState(isDirty() ? { kind: 'unsaved' } : { kind: 'saved', at: baseVersion });
      return;
    }
    const changedHere = new Set(findDifferences(stored, current));
    const suggested: Conflict['suggested'] = Object.fromEntries(
      differing.map((name) => [name, changedHere.has(name) ? 'mine' : 'theirs']),
    );
    baseVersion = newest.updatedAt;
    setState({ kind: 'conflict', conflict: { by, at, mine: current, theirs, suggested } });
  }

  return {
    change,
    getState: () => state,
    /** An unsaved local draft of an earlier visit. */
    getRestorable: () => restorable,
    /** `updatedAt` of the version the form is at. */
    getVersion: () => baseVersion,
    /** Whether the changes are saved, or stored in the browser. */
    hasBackup: () => hasStorage || state.kind === 'saved',
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Saves faster while a preview is open. */
    setFast(isWatched: boolean): void {
      pace = isWatched ? FAST : NORMAL;
    },
    /** Saves now. Returns whether everything is saved. */
    async flush(how: { keepsVersion?: boolean } = {}): Promise<boolean> {
      await running;
      await save(how);
      return state.kind === 'saved' && !isDirty();
    },
    /** The page is hidden or closed: saves what it can, and stores a local draft. */
    saveBeforeLeave(): void {
      current = read();
      storeLocalDraft();
      if (!isDirty()) return;
      dirtySince ??= Date.now();
      void save({ isLeaving: true });
    },
    /** Checks whether the form has the newest version, after another request was rejected. */
    async checkVersion(): Promise<void> {
      await running;
      await save({ force: true });
    },
    /**
     * Goes on from the newest version if it says what the form says: unpublishing, for one, stores a version by a way of
     * its own. The next save finds the changes of other users.
     */
    async syncVersion(): Promise<void> {
      await running;
      const newest = await fetchNewest();
      if (!newest || findDifferences(pick(newest, current), current).length > 0) return;
      this.markStored(current, newest.updatedAt);
    },
    /** A version was stored by another way, and the form shows it. */
    markStored(values: FieldValues, updatedAt: string): void {
      if (Date.parse(updatedAt) <= Date.parse(baseVersion)) return;
      baseVersion = updatedAt;
      stored = values;
      current = values;
      dirtySince = undefined;
      clearTimeout(timer);
      storeLocalDraft();
      setState({ kind: 'saved', at: updatedAt });
    },
    /** Ends a conflict: takes theirs for the fields that were chosen so, and stores the result. */
    async resolveConflict(choices: Conflict['suggested']): Promise<void> {
      if (state.kind !== 'conflict') return;
      const { theirs } = state.conflict;
      const taken = Object.fromEntries(
        Object.keys(choices).flatMap((name) =>
          choices[name] === 'theirs' ? [[name, theirs[name]]] : [],
        ),
      );
      await apply(taken);
      stored = theirs;
      current = { ...current, ...taken };
      storeLocalDraft();
      dirtySince = isDirty() ? Date.now() : undefined;
      setState(isDirty() ? { kind: 'unsaved' } : { kind: 'saved', at: baseVersion });
      if (isDirty()) schedule(0);
    },
    /** Puts the words of an earlier visit into the form, or throws them away. */
    restore(putsBack: boolean): void {
      const values = restorable?.values;
      restorable = undefined;
      if (putsBack && values) void apply(values);
      else storeLocalDraft();
      setState({ ...state });
    },
    /** Tries again at once, if something could not be saved. */
    retry(): void {
      if (state.kind === 'failed') void save();
    },
    /** The form is gone: what is unsaved is stored from what was read last. */
    stop(): void {
      if (isStopped) return;
      this.saveBeforeLeave();
      isStopped = true;
      listeners.clear();
    },
  };
}

/** The stored values of the form's fields. */
const pick = (stored: StoredDocument, values: FieldValues): FieldValues =>
  Object.fromEntries(Object.keys(values).map((name) => [name, stored[name] ?? null]));

function findRestorable(copy: LocalDraft | undefined, stored: FieldValues): LocalDraft | undefined {
  if (!copy) return undefined;
  const values = Object.fromEntries(
    Object.entries(copy.values).filter(
      ([name]) =>
        name in stored && findDifferences({ [name]: copy.values[name] }, stored).length > 0,
    ),
  );
  return Object.keys(values).length > 0 ? { at: copy.at, values } : undefined;
}
