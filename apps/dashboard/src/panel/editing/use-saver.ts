import { useSyncExternalStore } from 'react';
import type { Saver, SavingState } from './saver.ts';

// The line, the notices and the buttons of one form stand in different places of Payload's page.
const savers = new Map<string, Saver>();
const watchers = new Set<() => void>();

/** Lets the parts of a document's form find the one that keeps its words. Returns how that ends. */
export function registerSaver(document: string, saver: Saver): () => void {
  savers.set(document, saver);
  const notify = () => {
    for (const watcher of watchers) watcher();
  };
  const unsubscribe = saver.subscribe(notify);
  notify();
  return () => {
    unsubscribe();
    if (savers.get(document) === saver) savers.delete(document);
    notify();
  };
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The one that keeps a document's words, and how it stands; nothing before its form is there. */
export function useSaver(document: string): { saver?: Saver; state?: SavingState } {
  const saver = useSyncExternalStore(
    watch,
    () => savers.get(document),
    () => undefined,
  );
  const state = useSyncExternalStore(
    watch,
    () => savers.get(document)?.getState(),
    () => undefined,
  );
  // What is offered changes without the state: read anew with each news.
  return { ...(saver && { saver }), ...(state && { state }) };
}
