import type { MouseEvent } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';

interface EntryButtonsProps {
  /** The name of the entry. */
  name: string;
  index: number;
  length: number;
  /** Fewest and most entries the list may have. */
  minItems: number | undefined;
  onMove(to: number): void;
  onRemove(): void;
}

/**
 * Moves an entry of a list up and down, or takes it out. The key that moved it stays under the finger: the focus follows the entry.
 */
export function EntryButtons({
  name,
  index,
  length,
  minItems = 0,
  onMove,
  onRemove,
}: EntryButtonsProps) {
  const {
    texts: { field: labels },
    t,
  } = useTranslations('content');
  const move = (event: MouseEvent, to: number) => {
    const list = event.currentTarget.closest('[data-entries]');
    onMove(to);
    const act = to < index ? 'up' : 'down';
    requestAnimationFrame(() => focusEntry(list, to, act));
  };
  const remove = (event: MouseEvent) => {
    const list = event.currentTarget.closest('[data-entries]');
    onRemove();
    requestAnimationFrame(() => focusEntry(list, Math.max(0, index - 1), 'remove'));
  };
  return (
    <span className="words-entry__acts">
      <button
        type="button"
        data-act="up"
        aria-label={t(labels.up, { name })}
        disabled={index === 0}
        onClick={(event) => move(event, index - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        data-act="down"
        aria-label={t(labels.down, { name })}
        disabled={index === length - 1}
        onClick={(event) => move(event, index + 1)}
      >
        ↓
      </button>
      {length > minItems && (
        <button
          type="button"
          data-act="remove"
          aria-label={t(labels.remove, { name })}
          onClick={remove}
        >
          ×
        </button>
      )}
    </span>
  );
}

function focusEntry(list: Element | null, index: number, act: string): void {
  const entry = list?.querySelectorAll(':scope > [data-entry]')[index];
  const buttons = [...(entry?.querySelectorAll<HTMLButtonElement>('[data-act]') ?? [])].filter(
    (button) => button.closest('[data-entry]') === entry && !button.disabled,
  );
  const wanted = buttons.find((button) => button.dataset.act === act) ?? buttons[0];
  const add = list?.parentElement?.querySelector<HTMLButtonElement>('[data-add]');
  (wanted ?? add)?.focus();
}

/** A list in which an entry has gone elsewhere. */
export function move<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const others = entries.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...entries.slice(from, from + 1));
}
