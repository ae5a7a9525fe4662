import { createObservable } from '@agency/server/observable';

/** Emits an event for each request of a page: whether it was cached. */
export const pagesFound = createObservable<{ isKept: boolean }>('page-found');

/** Told of every page that was made: how long it took, and whether that failed. */
export const pagesMade = createObservable<{ seconds: number; isGood: boolean }>('page-made');
