import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toClock } from '../language/times.ts';
import { PreviewFrames } from './PreviewFrames.tsx';
import { usePreviewLink } from './use-preview-link.ts';

interface PreviewPaneProps {
  id: string;
  /** API URL of the document. */
  apiUrl: string;
  /** Of the stored draft; the preview is loaded again when it changes. */
  version: string;
  onClose(): void;
}

/** Screens a page is looked at on: their width in pixels. */
const screens = { Phone: 390, Desktop: 1440 };

/** Wide screens show it next to the form, others above it. */
const WIDE = '(width >= 1200px)';

/** The preview of a draft next to its form. */
export function PreviewPane({ id, apiUrl, version, onClose }: PreviewPaneProps) {
  const { language, texts, t } = useTranslations('preview');
  const { getLink, createLink, revokeLinks, problem } = usePreviewLink(apiUrl);
  const [screen, setScreen] = useState<keyof typeof screens>('Phone');
  const [shown, setShown] = useState<{ url: string; version: string }>();
  const [notice, setNotice] = useState<{ text: string; link?: string }>();
  const dialog = useRef<HTMLDialogElement>(null);

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
    let isOld = false;
    void getLink().then((link) => {
      if (link && !isOld) setShown({ url: link.address, version });
    });
    return () => {
      isOld = true;
    };
  }, [version, getLink]);

  async function copy() {
    const link = await createLink();
    if (!link) return;
    const copied = await navigator.clipboard?.writeText(link.address).then(
      () => true,
      () => false,
    );
    const until = { time: toClock(link.until, language) };
    setNotice(
      copied
        ? { text: t(texts.copied, until) }
        : { text: t(texts.copyHere, until), link: link.address },
    );
  }

  async function endShared() {
    if (!(await revokeLinks())) return;
    const link = await getLink();
    setShown(link && { url: link.address, version });
    setNotice({ text: texts.ended });
  }

  return createPortal(
    // Escape closes it where it lies over the form.
    <dialog
      ref={dialog}
      id={id}
      className="preview-pane"
      aria-label={texts.button}
      onCancel={onClose}
    >
      <div className="preview-pane__acts">
        <fieldset>
          <legend className="words-unseen">{texts.screen}</legend>
          {(Object.keys(screens) as (keyof typeof screens)[]).map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="preview-screen"
                checked={screen === name}
                onChange={() => setScreen(name)}
              />
              {texts.screens[name]}
            </label>
          ))}
        </fieldset>
        <button type="button" onClick={() => void copy()}>
          {texts.copyLink}
        </button>
        <button type="button" onClick={() => void endShared()}>
          {texts.endShared}
        </button>
        {shown && (
          <a href={shown.url} target="_blank" rel="noreferrer">
            {texts.open}
            <span className="words-unseen"> {texts.openRest}</span>
          </a>
        )}
        <button type="button" onClick={onClose}>
          {texts.close}
        </button>
      </div>
      <div className="preview-pane__said" role="status">
        {problem ?? notice?.text}
        {notice?.link && <input readOnly aria-label={texts.link} value={notice.link} />}
      </div>
      {shown && <PreviewFrames key={`${screen} ${shown.url}`} {...shown} width={screens[screen]} />}
    </dialog>,
    document.body,
  );
}
