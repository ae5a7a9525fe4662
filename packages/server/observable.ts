import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';

/** Something that happens again and again, and that somebody may count. */
export interface Observable<Event extends object> {
  /** Says that it happened. While nobody observes it costs next to nothing. */
  tell(event: Event): void;
  /**
   * Calls back each time, until the returned function is called.
   * @param observer must not throw
   */
  observe(observer: (event: Event) => void): () => void;
}

/**
 * Makes one, known by its name in the whole process: a framework that bundles a copy of a module tells the same observers.
 * @param name of what happens
 */
export function createObservable<Event extends object>(name: string): Observable<Event> {
  const fullName = `agency:${name}`;
  const named = channel(fullName);
  return {
    tell: (event) => {
      if (named.hasSubscribers) named.publish(event);
    },
    observe: (observer) => {
      const listener = (event: unknown) => observer(event as Event);
      subscribe(fullName, listener);
      return () => void unsubscribe(fullName, listener);
    },
  };
}
