import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';

interface PreviewFramesProps {
  /** Of the page. */
  url: string;
  /** Differs whenever the page has to be loaded again. */
  version: string;
  /** Of the screen it is shown on, px. */
  width: number;
}

/** How long a page may take to say that it is there, in milliseconds. */
const LOAD_TIMEOUT = 8000;

interface Frame {
  version: string;
  src: string;
}

/**
 * A page that follows its draft without a flicker: the next one loads behind the one that is shown, at the same place of
 * the page, and takes its place when it is whole.
 */
export function PreviewFrames({ url, version, width }: PreviewFramesProps) {
  const { texts, t } = useTranslations('preview');
  const [frames, setFrames] = useState<Frame[]>([]);
  const [scale, setScale] = useState(1);
  const [isSilent, setSilent] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  // How far the page is scrolled, as it tells by itself.
  const top = useRef(0);

  useEffect(() => {
    // One that is not whole yet gives way to a newer one.
    const next = { version, src: `${url}#top=${top.current}` };
    setFrames(([shown]) => (shown ? [shown, next] : [next]));
  }, [url, version]);

  useEffect(() => {
    const { origin } = new URL(url);
    const listen = ({ origin: from, data }: MessageEvent) => {
      if (from === origin && Number.isInteger(data?.previewTop)) top.current = data.previewTop;
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [url]);

  // A failed frame of another origin looks like a loaded one: only the page's own message tells them apart.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version is another page
  useEffect(() => {
    const { origin } = new URL(url);
    const timer = setTimeout(() => setSilent(true), LOAD_TIMEOUT);
    const listen = ({ origin: from, data }: MessageEvent) => {
      if (from !== origin || data?.previewShown !== true) return;
      clearTimeout(timer);
      setSilent(false);
    };
    addEventListener('message', listen);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', listen);
    };
  }, [url, version]);

  useEffect(() => {
    const { current: element } = container;
    if (!element) return;
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);

  const show = (loaded: string) =>
    setFrames((all) =>
      all.slice(
        Math.max(
          0,
          all.findIndex((one) => one.version === loaded),
        ),
      ),
    );

  return (
    <div ref={container} className="preview-frames" style={{ '--scale': scale } as CSSProperties}>
      {isSilent && (
        <p className="preview-frames__silent" role="alert">
          {texts.silent}
        </p>
      )}
      {/* The newest is the lowest: what is shown covers it until it is whole. */}
      {frames.toReversed().map((frame) => (
        <iframe
          key={frame.version}
          src={frame.src}
          title={t(texts.frame, { width })}
          width={width}
          onLoad={() => show(frame.version)}
        />
      ))}
    </div>
  );
}
