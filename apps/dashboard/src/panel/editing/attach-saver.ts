import type { Saver } from './saver.ts';
import { registerSaver } from './use-saver.ts';

/**
 * Ties the one that keeps a document's words to the page: it saves when the tab is hidden or closed, tries again when the line is
 * back, and asks before words are lost. Returns how that ends, and the saver with it.
 */
export function attachSaver(name: string, saver: Saver): () => void {
  const forget = registerSaver(name, saver);
  const leaveIfHidden = () => {
    if (document.visibilityState === 'hidden') saver.leave();
  };
  const warn = (event: BeforeUnloadEvent) => {
    if (!saver.hasRoom()) event.preventDefault();
  };
  document.addEventListener('visibilitychange', leaveIfHidden);
  addEventListener('pagehide', saver.leave);
  addEventListener('online', saver.retry);
  addEventListener('beforeunload', warn);
  return () => {
    document.removeEventListener('visibilitychange', leaveIfHidden);
    removeEventListener('pagehide', saver.leave);
    removeEventListener('online', saver.retry);
    removeEventListener('beforeunload', warn);
    saver.stop();
    forget();
  };
}
