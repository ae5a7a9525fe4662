'use client';

import { useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { type KeyboardEvent, useId, useState } from 'react';
import type { OfferedTarget } from '../../links/link-target.ts';
import { toSafeHref } from '../../rich-text/safe-href.ts';
import type { Translations } from '../language/get-translations.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { useLinkTargets } from './use-link-targets.ts';

/** The endpoint rejects longer search texts. */
const MAX_TEXT = 120;

const toNext = (key: string, at: number, count: number): number => {
  if (key === 'ArrowDown') return (at + 1) % count;
  return at <= 0 ? count - 1 : at - 1;
};

/** The target of a link: a search by name, or a URL. */
export function LinkTargetField({ path }: TextFieldClientProps) {
  const { value, setValue } = useField<string>({ path });
  const { value: target, setValue: setTarget } = useField<string>({ path: 'target' });
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const translations = useTranslations('editing');
  const { links } = translations.texts;
  const id = useId();
  const typed = value ?? '';
  const isAddress = toSafeHref(typed) !== undefined;
  const isName = isOpen && !target && typed.length <= MAX_TEXT && !/^[a-z]+:/i.test(typed);
  const matches = useLinkTargets(isName ? `words=${encodeURIComponent(typed)}` : undefined);
  const stored = useLinkTargets(target ? `target=${encodeURIComponent(target)}` : undefined);
  const offered = (isName && matches) || [];

  function choose(one: OfferedTarget) {
    setTarget(one.target);
    setValue(one.path);
    setOpen(false);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Enter' && offered[active]) {
      event.preventDefault();
      choose(offered[active]);
    } else if (offered.length > 0 && /^Arrow(Up|Down)$/.test(event.key)) {
      event.preventDefault();
      setActive(toNext(event.key, active, offered.length));
    }
  }

  return (
    <div className="field-type link-to">
      <label className="field-label" htmlFor={id}>
        {links.where}
      </label>
      <input
        id={id}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={offered.length > 0}
        aria-controls={`${id}-offered`}
        aria-activedescendant={offered[active] ? `${id}-${active}` : undefined}
        aria-describedby={`${id}-says`}
        aria-label={links.where}
        autoComplete="off"
        dir="auto"
        placeholder={links.placeholder}
        value={typed}
        onChange={(event) => {
          setValue(event.target.value);
          setTarget('');
          setActive(-1);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      <div
        id={`${id}-offered`}
        role="listbox"
        aria-label={links.pages}
        hidden={offered.length === 0}
      >
        {offered.map((one, at) => (
          <div
            key={one.target}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            tabIndex={-1}
            // Before the field loses its focus, and the list with it.
            onMouseDown={(event) => {
              event.preventDefault();
              choose(one);
            }}
          >
            <b dir="auto">{one.title}</b>
            <span>{toKindText(one, translations)}</span>
          </div>
        ))}
      </div>
      <p id={`${id}-says`} role="status">
        {toStatusText({ target, kept: stored, isAddress, typed, offered }, translations)}
      </p>
    </div>
  );
}

const toKindText = (
  { kind, isPublic }: OfferedTarget,
  { texts: { links }, t }: Translations<'editing'>,
) => (isPublic ? links.kinds[kind] : t(links.notPublic, { kind: links.kinds[kind] }));

interface Chosen {
  target: string | undefined;
  kept: OfferedTarget[] | undefined;
  isAddress: boolean;
  typed: string;
  offered: OfferedTarget[];
}

function toStatusText(
  { target, kept: stored, isAddress, typed, offered }: Chosen,
  { texts: { links }, t }: Translations<'editing'>,
): string {
  if (target) {
    if (!stored) return '';
    const [one] = stored;
    if (!one) return links.gone;
    const follows = t(links.follows, { title: one.title });
    return one.isPublic ? follows : `${follows} ${links.hidden}`;
  }
  if (!typed) return links.begin;
  if (isAddress) return links.address;
  if (offered.length > 0) return t(links.offered, { count: offered.length });
  return links.problem;
}
