import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';

/**
 * Creates a typed channel of `node:diagnostics_channel`. Its name is known in the whole process, so a framework that
 * bundles a copy of a module emits to the same subscribers.
 */
export function createObservable<Event extends object>(name: string) {
  const fullName = `agency:${name}`;
  const named = channel(fullName);
  return {
    emit: (event: Event): void => {
      if (named.hasSubscribers) named.publish(event);
    },
    /**
     * @param subscriber must not throw
     * @returns ends the subscription
     */
    subscribe: (subscriber: (event: Event) => void): (() => void) => {
      const listener = (event: unknown) => subscriber(event as Event);
      subscribe(fullName, listener);
      return () => void unsubscribe(fullName, listener);
    },
  };
}
