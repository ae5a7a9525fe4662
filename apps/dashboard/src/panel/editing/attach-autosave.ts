import type { Autosave } from './autosave.ts';
import { registerAutosave } from './use-autosave.ts';

/**
 * Connects an autosave to page events: it saves when the tab is hidden or closed, retries when the browser is online
 * again, and warns before unsaved changes are lost. Returns a function that stops it.
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
