import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toClock } from '../editing/when.ts';
import { PreviewFrames } from './PreviewFrames.tsx';
import type { PreviewProps } from './preview-props.ts';
import { usePreviewLink } from './use-preview-link.ts';

interface PreviewPaneProps extends PreviewProps {
  id: string;
  onClose(): void;
}

/** Screens a page is looked at on: their width in pixels. */
const screens = { Phone: 390, Desktop: 1440 };

/** From here on it stands beside the form, below over it. */
const WIDE = '(width >= 1200px)';

/** The page of a draft as visitors will have it, beside its form. */
export function PreviewPane({ id, address, saver, state, onClose }: PreviewPaneProps) {
  const { get, make, end, problem } = usePreviewLink(address);
  const [screen, setScreen] = useState<keyof typeof screens>('Phone');
  const [shown, setShown] = useState<{ address: string; version: string }>();
  const [said, setSaid] = useState<{ text: string; link?: string }>();
  const dialog = useRef<HTMLDialogElement>(null);
  const version = state?.kind === 'saved' ? state.at : undefined;

  useEffect(() => {
    saver?.hurry(true);
    void saver?.flush();
    return () => saver?.hurry(false);
  }, [saver]);

  useEffect(() => {
    const wide = matchMedia(WIDE);
    const root = document.documentElement;
    const show = () => {
      dialog.current?.close();
      if (wide.matches) dialog.current?.show();
      else dialog.current?.showModal();
    };
    show();
    root.dataset.preview = 'open';
    wide.addEventListener('change', show);
    return () => {
      delete root.dataset.preview;
      wide.removeEventListener('change', show);
    };
  }, []);

  useEffect(() => {
    if (version === undefined) return;
    let isOld = false;
    void get().then((link) => {
      if (link && !isOld) setShown({ address: link.address, version });
    });
    return () => {
      isOld = true;
    };
  }, [version, get]);

  async function copy() {
    const link = await make();
    if (!link) return;
    const copied = await navigator.clipboard?.writeText(link.address).then(
      () => true,
      () => false,
    );
    const rest = `Whoever has it sees the draft until ${toClock(link.until)}, without an account.`;
    setSaid(
      copied ? { text: `Copied. ${rest}` } : { text: `Copy it here. ${rest}`, link: link.address },
    );
  }

  async function endShared() {
    if (!(await end())) return;
    const link = await get();
    setShown(link && version !== undefined ? { address: link.address, version } : undefined);
    setSaid({ text: 'Ended. No link to this draft that was given out opens it any more.' });
  }

  return createPortal(
    // Escape closes it where it lies over the form.
    <dialog ref={dialog} id={id} className="preview-pane" aria-label="Preview" onCancel={onClose}>
      <div className="preview-pane__acts">
        <fieldset>
          <legend className="words-unseen">Screen</legend>
          {(Object.keys(screens) as (keyof typeof screens)[]).map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="preview-screen"
                checked={screen === name}
                onChange={() => setScreen(name)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <button type="button" onClick={() => void copy()}>
          Copy link
        </button>
        <button type="button" onClick={() => void endShared()}>
          End shared previews
        </button>
        {shown && (
          <a href={shown.address} target="_blank" rel="noreferrer">
            Open<span className="words-unseen"> the preview in a new tab</span>
          </a>
        )}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      <div className="preview-pane__said" role="status">
        {problem ?? said?.text}
        {said?.link && <input readOnly aria-label="Link to the preview" value={said.link} />}
        {state?.kind === 'failed' && ' What is shown is what was saved last.'}
      </div>
      {shown && (
        <PreviewFrames key={`${screen} ${shown.address}`} {...shown} width={screens[screen]} />
      )}
    </dialog>,
    document.body,
  );
}
