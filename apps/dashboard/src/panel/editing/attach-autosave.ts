import type { Autosave } from './autosave.ts';
import { registerAutosave } from './use-autosave.ts';

/**
 * Ties the one that keeps a document's words to the page: it saves when the tab is hidden or closed, tries again when the line is
 * back, and asks before words are lost. Returns how that ends, and the saver with it.
 */
export function attachAutosave(name: string, autosave: Autosave): () => void {
  const forget = registerAutosave(name, autosave);
  const leaveIfHidden = () => {
    if (document.visibilityState === 'hidden') autosave.saveBeforeLeave();
  };
  const warn = (event: BeforeUnloadEvent) => {
    if (!autosave.hasBackup()) event.preventDefault();
  };
  document.addEventListener('visibilitychange', leaveIfHidden);
  addEventListener('pagehide', autosave.saveBeforeLeave);
  addEventListener('online', autosave.retry);
  addEventListener('beforeunload', warn);
  return () => {
    document.removeEventListener('visibilitychange', leaveIfHidden);
    removeEventListener('pagehide', autosave.saveBeforeLeave);
    removeEventListener('online', autosave.retry);
    removeEventListener('beforeunload', warn);
    autosave.stop();
    forget();
  };
}
