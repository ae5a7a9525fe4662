import { useEffect, useRef, useState } from 'react';
import {
  type CardGroup,
  decideOpenCard,
  decideRestingCard,
  hoverCard,
  pressCard,
} from '../../../model/exclusive-group.ts';
import { Cta } from '../../../ui/Cta.tsx';
import { Rings } from '../../../ui/Rings.tsx';
import styles from './ServiceCards.module.css';

interface ServiceCard {
  title: string;
  short: string;
  long: string;
  dot: 'blue' | 'yellow';
  primary: boolean;
  link: { label: string; href: string };
}

/** Exactly one card is expanded: a hovered one, or the one that keyboard or touch has chosen. */
export function ServiceCards({ cards }: { cards: ServiceCard[] }) {
  const resting = decideRestingCard(cards);
  const [group, setGroup] = useState<CardGroup>({});
  const open = decideOpenCard(group, resting);
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    // The pointer may rest on a card since before hydration.
    const under = [...element.children].findIndex((card) => card.matches(':hover'));
    if (under !== -1 && matchMedia('(hover: hover)').matches) setGroup(hoverCard(under));
    // React derives this event from `pointerout`, which an element that is hidden under the pointer never fires.
    const leave = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') setGroup({});
    };
    element.addEventListener('pointerleave', leave);
    return () => element.removeEventListener('pointerleave', leave);
  }, []);

  return (
    <div className={`${styles.group} vertical`} ref={container}>
      {cards.map((card, index) => (
        <div
          key={card.title}
          className={`${styles.card} frame ${index === open ? 'on-ink' : ''}`}
          data-open={index === open || undefined}
          data-dot={card.dot}
          // Not `onPointerEnter`: a card that opens moves others under the resting pointer.
          onPointerMove={({ pointerType }) => {
            if (pointerType === 'mouse' && index !== open) setGroup(hoverCard(index));
          }}
        >
          <h3 className={`${styles.title} breakable`}>
            <button
              className="stretched"
              type="button"
              aria-expanded={index === open}
              aria-controls={`service-${index}`}
              onClick={() => setGroup((current) => pressCard(current, index, resting))}
            >
              {card.title}
            </button>
          </h3>
          <i className={`${styles.dot} round`} aria-hidden="true" />
          <p className={styles.short}>{card.short}</p>
          <svg className={`${styles.rings} mirrored`} viewBox="0 0 400 400" aria-hidden="true">
            <g transform="translate(400,0)">
              <Rings first={54} pitch={44} count={7} stroke={17} decay={0.74} />
            </g>
          </svg>
          <div className={styles.long} id={`service-${index}`}>
            <p>{card.long}</p>
            <Cta {...card.link} about={card.title} />
          </div>
        </div>
      ))}
    </div>
  );
}
