import { useSyncExternalStore } from 'react';
import type { Autosave, AutosaveState } from './autosave.ts';

// Status, notices and buttons of one form are in different React trees of Payload's page.
const autosaves = new Map<string, Autosave>();
const listeners = new Set<() => void>();

/** Lets the parts of a document's form find the one that keeps its words. Returns how that ends. */
export function registerAutosave(document: string, autosave: Autosave): () => void {
  autosaves.set(document, autosave);
  const notify = () => {
    for (const watcher of listeners) watcher();
  };
  const unsubscribe = autosave.subscribe(notify);
  notify();
  return () => {
    unsubscribe();
    if (autosaves.get(document) === autosave) autosaves.delete(document);
    notify();
  };
}

function watch(watcher: () => void): () => void {
  listeners.add(watcher);
  return () => listeners.delete(watcher);
}

/** The autosave of a document and its state; empty before its form is mounted. */
export function useAutosave(document: string): { autosave?: Autosave; state?: AutosaveState } {
  const autosave = useSyncExternalStore(
    watch,
    () => autosaves.get(document),
    () => undefined,
  );
  const state = useSyncExternalStore(
    watch,
    () => autosaves.get(document)?.getState(),
    () => undefined,
  );
  // What is offered changes without the state: read anew with each news.
  return { ...(autosave && { autosave }), ...(state && { state }) };
}
