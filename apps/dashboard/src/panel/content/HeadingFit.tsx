import { type PageHeadingContent, toNarrowLines, WIDEST_ON_PHONE } from '@agency/content/phrase';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { PhrasePreview } from './PhrasePreview.tsx';

/** What a phone of 390 px leaves a heading between its margins, in px. */
const PHONE = 350;
/** Letters below this size are no heading any more, in px. */
const LEAST = Math.floor(PHONE / WIDEST_ON_PHONE);

/** Shows the font size of a heading on a phone, where its widest line fills the width. */
export function HeadingFit({ heading }: { heading: Partial<PageHeadingContent> }) {
  const {
    texts: { heading: labels },
    t,
  } = useTranslations('content');
  const ruler = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<number>();
  const { lines = [], end = 'none', narrow = 'runs' } = heading;
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured whenever the words have changed
  useLayoutEffect(() => {
    let isOver = false;
    const measure = () => {
      const width = ruler.current?.getBoundingClientRect().width ?? 0;
      if (!isOver && width > 0) setSize(Math.floor((PHONE * 100) / width));
    };
    measure();
    void document.fonts.ready.then(measure);
    return () => {
      isOver = true;
    };
  }, [heading]);
  return (
    <div className="words-fit">
      <div className="words-fit__ruler" ref={ruler} aria-hidden="true">
        {toNarrowLines({ lines, end, narrow }).map((runs, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
          <PhrasePreview key={index} runs={runs} />
        ))}
      </div>
      {size !== undefined && (
        <p className={size < LEAST ? 'words-field__fault' : undefined} role="status">
          {t(labels.size, { size })}
          {size < LEAST && ` ${t(labels.tooSmall, { least: LEAST })}`}
        </p>
      )}
    </div>
  );
}
