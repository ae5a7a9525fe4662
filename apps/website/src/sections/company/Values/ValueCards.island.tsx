import type { Run } from '@agency/content/phrase';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type CardGroup,
  decideOpenCard,
  hoverCard,
  leaveCards,
  pressCard,
} from '../../../model/exclusive-group.ts';
import type { ResponsiveImage } from '../../../model/responsive-image.ts';
import { Dot } from '../../../ui/Dot.tsx';
import { Drawing } from '../../../ui/Drawing.tsx';
import { Phrase, PhraseLines } from '../../../ui/Phrase.tsx';
import { Rings } from '../../../ui/Rings.tsx';
import styles from './ValueCards.module.css';

interface ValueCardsProps {
  copy: {
    passion: { title: string; text: string };
    convergence: { title: string; text: string };
    listen: { title: string; tagline: Run[] };
    louder: { title: string; tagline: Run[][]; text: string };
  };
  pictures: { passion: ResponsiveImage; convergence: ResponsiveImage };
}

function StillCard({
  name,
  copy,
  picture,
}: {
  name: 'passion' | 'convergence';
  copy: { title: string; text: string };
  picture: ResponsiveImage;
}) {
  return (
    <div
      className={`${styles.card} frame ${name === 'passion' ? 'on-mist' : 'on-ink'}`}
      data-value={name}
    >
      <Drawing className={`${styles.picture} screen-only behind`} image={picture} />
      <div className={styles.text}>
        <h3 className="v6">{copy.title}</h3>
        <p>{copy.text}</p>
      </div>
    </div>
  );
}

interface HoverCardProps {
  name: 'listen' | 'louder';
  open: boolean;
  onChange: (change: (group: CardGroup) => CardGroup) => void;
  word: ReactNode;
  children: ReactNode;
}

const HOVER_CARDS = ['listen', 'louder'] as const;

/** Opens while it is hovered or focused, or by a click; Esc or another click closes it. */
function HoverCard({ name, open, onChange, word, children }: HoverCardProps) {
  const card = HOVER_CARDS.indexOf(name);
  const button = useRef<HTMLButtonElement>(null);

  // The focus that hydrated the island came before its listeners.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, after hydration
  useEffect(() => {
    if (button.current?.matches(':focus-visible')) onChange(() => ({ chosen: card }));
  }, []);

  return (
    <div
      className={`${styles.card} frame ${name === 'listen' ? 'on-ink' : 'on-mist'}`}
      data-value={name}
      data-open={open || undefined}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') onChange(() => hoverCard(card));
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') onChange(leaveCards);
      }}
    >
      <h3 className={`${styles.word} one-line`}>
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls={`value-${name}`}
          onFocus={({ target }) => {
            if (target.matches(':focus-visible')) onChange(() => ({ chosen: card }));
          }}
          onBlur={() => onChange(({ hovered }) => (hovered === undefined ? {} : { hovered }))}
          onClick={() => onChange((group) => pressCard(group, card))}
        >
          {word}
        </button>
      </h3>
      <div className={`${styles.reveal} ${name === 'louder' ? 'on-ink' : ''}`} id={`value-${name}`}>
        {children}
      </div>
    </div>
  );
}

export function ValueCards({ copy, pictures }: ValueCardsProps) {
  const { passion, convergence, listen, louder } = copy;
  const [group, setGroup] = useState<CardGroup>({});
  const open = decideOpenCard(group);
  const isAnyOpen = open !== undefined;

  // Not a handler of the card: one that was opened by hover has no focus.
  useEffect(() => {
    if (!isAnyOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setGroup({});
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isAnyOpen]);

  return (
    <div className="pair">
      <StillCard name="passion" copy={passion} picture={pictures.passion} />
      <HoverCard
        name="listen"
        open={open === 0}
        onChange={setGroup}
        word={
          <span className="v1">
            {listen.title}
            <Dot />
          </span>
        }
      >
        <p>
          <Phrase runs={listen.tagline} />
        </p>
      </HoverCard>
      <StillCard name="convergence" copy={convergence} picture={pictures.convergence} />
      <HoverCard
        name="louder"
        open={open === 1}
        onChange={setGroup}
        word={
          <span className="v6">
            {louder.title}
            <Dot>
              <svg
                className={`${styles.rings} behind`}
                viewBox="-500 -500 1000 1000"
                aria-hidden="true"
              >
                <Rings first={60} pitch={54} count={8} stroke={26} decay={0.74} />
              </svg>
            </Dot>
          </span>
        }
      >
        <div>
          <p>
            <PhraseLines lines={louder.tagline} />
          </p>
          <p className={styles.small}>{louder.text}</p>
        </div>
      </HoverCard>
    </div>
  );
}
