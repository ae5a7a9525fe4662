import type { Copy, CopyStore } from './copies.ts';
import type { Answer, Stored } from './save.ts';
import { findDifferent, type Words } from './words.ts';

/** Two texts of which one must be chosen, field by field. */
export interface Conflict {
  /** Who stored theirs, and when (ISO date). */
  by: string;
  at: string;
  mine: Words;
  theirs: Words;
  /** Fields that differ, and whose text is the likelier choice: what only one of the two changed is that one's. */
  suggested: Record<string, 'mine' | 'theirs'>;
}

/** How it stands with what is typed. */
export type SavingState =
  | { kind: 'saved'; at: string }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'failed'; problem: string }
  | { kind: 'conflict'; conflict: Conflict };

interface SaverOptions {
  /** What is stored when the form is opened, and its version. */
  stored: Words;
  madeFrom: string;
  /** The words in the form at this moment. */
  read(): Words;
  /** Puts words into the form; done when they are what it reads. */
  apply(words: Words): void | Promise<void>;
  send(
    words: Words,
    how: { madeFrom: string; isLeaving: boolean; keepsVersion: boolean },
  ): Promise<Answer>;
  readNewest(): Promise<Stored | undefined>;
  /** Told of each version that was stored. */
  onStored?(doc: Stored): void;
  copies: CopyStore;
}

interface How {
  isLeaving?: boolean;
  keepsVersion?: boolean;
  /** Also when nothing has changed. */
  force?: boolean;
}

/** How long the first unsaved key waits at most, and how long a pause is, in milliseconds: as ever, and while a preview follows. */
const CALM = { wait: 4000, pause: 1500 };
const HURRIED = { wait: 1000, pause: 300 };
const RETRIES = [2000, 4000, 8000, 16_000, 30_000];

/** The autosave of one form (docs/dashboard.md). */
export type Saver = ReturnType<typeof createSaver>;

/** Makes the one that keeps a form's words, until `stop`. */
export function createSaver(options: SaverOptions) {
  const { read, apply, send, readNewest, onStored, copies } = options;
  let stored = options.stored;
  let madeFrom = options.madeFrom;
  let current = options.stored;
  let state: SavingState = { kind: 'saved', at: options.madeFrom };
  let pace = CALM;
  let dirtySince: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let running: Promise<void> | undefined;
  // Sent without an answer: when that is what is stored, nobody else was there.
  let unanswered: Words | undefined;
  let hasRoom = true;
  let isStopped = false;
  let offer = findOffer(copies.read(), stored);
  if (!offer) copies.remove();
  const listeners = new Set<() => void>();

  const tell = (next: SavingState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const isDirty = () => findDifferent(stored, current).length > 0;

  function keepCopy(): void {
    const words = { ...offer?.words };
    for (const name of findDifferent(stored, current)) words[name] = current[name];
    if (Object.keys(words).length === 0) copies.remove();
    else
      hasRoom = copies.write({
        at: offer && !isDirty() ? offer.at : new Date().toISOString(),
        words,
      });
  }

  function plan(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), delay);
  }

  /** To be called whenever the form has changed. */
  function change(words: Words): void {
    if (findDifferent(current, words).length === 0) return;
    current = words;
    keepCopy();
    if (state.kind === 'conflict') {
      tell({ kind: 'conflict', conflict: { ...state.conflict, mine: current } });
      return;
    }
    if (!isDirty()) {
      dirtySince = undefined;
      clearTimeout(timer);
      if (!running) tell({ kind: 'saved', at: madeFrom });
      return;
    }
    dirtySince ??= Date.now();
    if (running) return;
    if (state.kind === 'saved') tell({ kind: 'unsaved' });
    plan(Math.max(0, Math.min(dirtySince + pace.wait - Date.now(), pace.pause)));
  }

  function save(how: How = {}): Promise<void> {
    clearTimeout(timer);
    running ??= saveOnce(how).finally(() => {
      running = undefined;
      if (dirtySince !== undefined && state.kind !== 'failed' && state.kind !== 'conflict') {
        plan(isStopped ? 0 : Math.max(0, dirtySince + pace.wait - Date.now()));
        tell({ kind: 'unsaved' });
      }
    });
    return running;
  }

  async function saveOnce({ isLeaving = false, keepsVersion = false, force = false }: How) {
    if (!isStopped) current = read();
    if (state.kind === 'conflict' || !(force || isDirty())) return;
    const sent = current;
    dirtySince = undefined;
    tell({ kind: 'saving' });
    const answer = await send(sent, { madeFrom, isLeaving, keepsVersion });
    if (answer.kind === 'stored') return takeStored(answer.doc, sent);
    dirtySince ??= Date.now();
    if (answer.kind === 'stale') return compare(answer);
    unanswered = sent;
    fail(answer.problem);
  }

  function takeStored(doc: Stored, sent: Words): void {
    // An address that was made from the title comes back with the answer.
    if ('slug' in sent && doc.slug !== sent.slug && current.slug === sent.slug) {
      current = { ...current, slug: doc.slug };
      if (!isStopped) void apply({ slug: doc.slug });
    }
    stored = { ...sent, ...('slug' in sent && { slug: doc.slug }) };
    madeFrom = doc.updatedAt;
    unanswered = undefined;
    failures = 0;
    onStored?.(doc);
    if (!isStopped)
      current = read().slug === sent.slug ? { ...read(), slug: current.slug } : read();
    keepCopy();
    if (isDirty()) dirtySince ??= Date.now();
    else tell({ kind: 'saved', at: madeFrom });
  }

  function fail(problem: string): void {
    tell({ kind: 'failed', problem });
    // The copy is offered on return; another form may be open by then.
    if (isStopped) return;
    plan(RETRIES[Math.min(failures, RETRIES.length - 1)] ?? 0);
    failures += 1;
  }

  /** Looks at what somebody else stored. Without a difference that matters, goes on from there. */
  async function compare({ by, at }: { by: string; at: string }): Promise<void> {
    const newest = await readNewest();
    if (!newest) return fail('the dashboard cannot be reached. It is tried again by itself.');
    const theirs = pick(newest, current);
    const differing = findDifferent(theirs, current);
    const isOwn = unanswered !== undefined && findDifferent(theirs, unanswered).length === 0;
    if (isOwn || differing.length === 0) {
      stored = theirs;
      madeFrom = newest.updatedAt;
      unanswered = undefined;
      keepCopy();
      if (isDirty()) dirtySince ??= Date.now();
      else dirtySince = undefined;
      tell(isDirty() ? { kind: 'unsaved' } : { kind: 'saved', at: madeFrom });
      return;
    }
    const changedHere = new Set(findDifferent(stored, current));
    const suggested: Conflict['suggested'] = Object.fromEntries(
      differing.map((name) => [name, changedHere.has(name) ? 'mine' : 'theirs']),
    );
    madeFrom = newest.updatedAt;
    tell({ kind: 'conflict', conflict: { by, at, mine: current, theirs, suggested } });
  }

  return {
    change,
    getState: () => state,
    /** Words of an earlier visit that are not stored; nothing when there are none. */
    getOffer: () => offer,
    /** `updatedAt` of the version the form is at. */
    getVersion: () => madeFrom,
    /** Whether the browser could keep a copy of the last words. */
    hasRoom: () => hasRoom || state.kind === 'saved',
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Stores sooner while somebody looks at what follows, or as ever. */
    hurry(isWatched: boolean): void {
      pace = isWatched ? HURRIED : CALM;
    },
    /** Stores what is typed now. Says whether all of it is stored. */
    async flush(how: { keepsVersion?: boolean } = {}): Promise<boolean> {
      await running;
      await save(how);
      return state.kind === 'saved' && !isDirty();
    },
    /** The page is hidden, or may be gone: stores what it can, and keeps a copy of the rest. */
    leave(): void {
      current = read();
      keepCopy();
      if (!isDirty()) return;
      dirtySince ??= Date.now();
      void save({ isLeaving: true });
    },
    /** Asks the dashboard whether the form is at the newest version: after a refusal that another way met. */
    async look(): Promise<void> {
      await running;
      await save({ force: true });
    },
    /**
     * Goes on from the newest version if it says what the form says: unpublishing, for one, stores a version by a way of
     * its own. What somebody else wrote is left for the next save to find.
     */
    async catchUp(): Promise<void> {
      await running;
      const newest = await readNewest();
      if (!newest || findDifferent(pick(newest, current), current).length > 0) return;
      this.noteStored(current, newest.updatedAt);
    },
    /** A version was stored by another way, and the form shows it. */
    noteStored(words: Words, updatedAt: string): void {
      if (Date.parse(updatedAt) <= Date.parse(madeFrom)) return;
      madeFrom = updatedAt;
      stored = words;
      current = words;
      dirtySince = undefined;
      clearTimeout(timer);
      keepCopy();
      tell({ kind: 'saved', at: updatedAt });
    },
    /** Ends a conflict: takes theirs for the fields that were chosen so, and stores the result. */
    async settle(choices: Conflict['suggested']): Promise<void> {
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
      keepCopy();
      dirtySince = isDirty() ? Date.now() : undefined;
      tell(isDirty() ? { kind: 'unsaved' } : { kind: 'saved', at: madeFrom });
      if (isDirty()) plan(0);
    },
    /** Puts the words of an earlier visit into the form, or throws them away. */
    answerOffer(putsBack: boolean): void {
      const words = offer?.words;
      offer = undefined;
      if (putsBack && words) void apply(words);
      else keepCopy();
      tell({ ...state });
    },
    /** Tries again at once, if something could not be saved. */
    retry(): void {
      if (state.kind === 'failed') void save();
    },
    /** The form is gone: what is unsaved is stored from what was read last. */
    stop(): void {
      if (isStopped) return;
      this.leave();
      isStopped = true;
      listeners.clear();
    },
  };
}

/** Of what is stored the words that the form has. */
const pick = (stored: Stored, words: Words): Words =>
  Object.fromEntries(Object.keys(words).map((name) => [name, stored[name] ?? null]));

function findOffer(copy: Copy | undefined, stored: Words): Copy | undefined {
  if (!copy) return undefined;
  const words = Object.fromEntries(
    Object.entries(copy.words).filter(
      ([name]) => name in stored && findDifferent({ [name]: copy.words[name] }, stored).length > 0,
    ),
  );
  return Object.keys(words).length > 0 ? { at: copy.at, words } : undefined;
}
