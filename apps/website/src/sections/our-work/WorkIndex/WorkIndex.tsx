import type { ReactNode } from 'react';
import { PHRASES_BEFORE_MORE, type Phrase } from '../../../model/work-phrases.ts';
import type { ListedWorkTile } from '../../../model/work-tile.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { PhraseTile } from './PhraseTile.tsx';
import { toSlotPicture } from './slot-pictures.ts';
import styles from './WorkIndex.module.css';
import { WORK_INDEX_ID } from './work-index-id.ts';

type WorkPhrase = Phrase<ListedWorkTile>;

/** The next row, cut by the line of 'Show more': only for the eye. */
function Peek({ phrase }: { phrase: WorkPhrase }) {
  return (
    <div className={styles.peek} aria-hidden="true" inert>
      <div className={styles.phrase} data-score={phrase.score}>
        {phrase.items.map(({ slot, item }) => {
          const { image, shape } = toSlotPicture(item, slot);
          return (
            <div key={item.href} className={styles.tile} data-slot={slot}>
              <div className={styles.plate} data-plate={item.plate} data-shape={shape}>
                {image && <Picture image={{ ...image, alt: '' }} className={styles.picture} />}
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface PhrasesProps {
  phrases: WorkPhrase[];
  className: string | undefined;
  seeMore: string;
  /** Whether the phrases after the third wait for 'Show more'. */
  folds: boolean;
}

function Phrases({ phrases, className, seeMore, folds }: PhrasesProps) {
  const next = folds ? phrases[PHRASES_BEFORE_MORE] : undefined;
  return (
    <div className={className}>
      <ul className={styles.phrases}>
        {phrases.map(({ score, items }, row) => (
          <li
            key={items[0]?.item.href}
            className="offscreen"
            data-waits={(folds && row >= PHRASES_BEFORE_MORE) || undefined}
          >
            <ul className={styles.phrase} data-score={score}>
              {items.map(({ slot, item }) => (
                <li key={item.href} className={styles.tile} data-slot={slot}>
                  <PhraseTile tile={item} slot={slot} seeMore={seeMore} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {next && <Peek phrase={next} />}
    </div>
  );
}

interface WorkIndexProps {
  label: string;
  seeMore: string;
  /** The list from 768 px. */
  wide: WorkPhrase[];
  /** The mobile list, in its own order. */
  narrow: WorkPhrase[];
  /** 'Show more'; without it everything is shown. */
  children?: ReactNode;
}

/** All case studies, composed as phrases. Without script, or without 'Show more', every one is shown. */
export function WorkIndex({ label, seeMore, wide, narrow, children }: WorkIndexProps) {
  const folds = Boolean(children);
  return (
    <section id={WORK_INDEX_ID} className={`${styles.index} measure`} aria-label={label}>
      <Phrases phrases={wide} className={styles.wide} seeMore={seeMore} folds={folds} />
      <Phrases phrases={narrow} className={styles.narrow} seeMore={seeMore} folds={folds} />
      {children}
    </section>
  );
}
