'use client';

import { useRouter } from 'next/navigation.js';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Cursor, type Filters, toQuery } from '../../inbox/filters.ts';
import type { Page } from '../../inbox/read-page.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { isFound, keepPlace, type Place, readPlace, showFound } from './place.ts';
import { askInbox, toSentence } from './send.ts';

/** How long somebody's fingers rest before their words are searched for, in milliseconds. */
const REST = 250;

/** A list and what is searched for in it; the first page comes with the address. */
export function useInboxList(filters: Filters, first: Page) {
  const query = toQuery(filters);
  const says = useTranslations('inbox').texts;
  const [page, setPage] = useState(first);
  const [place, setPlace] = useState<Place>({ words: '', query });
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(0);

  const load = useCallback(
    async (next: Place) => {
      latest.current += 1;
      const turn = latest.current;
      const { words, beyond, way } = next;
      setPlace(next);
      keepPlace(next);
      showFound(Boolean(words || beyond));
      setBusy(true);
      try {
        const asked = { filters, words, ...(beyond && { beyond, way }) };
        const found: Page = await (await askInbox('rows', asked, says)).json();
        // An answer that was overtaken by another one is of no use.
        if (turn !== latest.current) return;
        setPage(found);
        setProblem(undefined);
      } catch (error) {
        if (turn === latest.current) setProblem(toSentence(error));
      } finally {
        if (turn === latest.current) setBusy(false);
      }
    },
    [filters, says],
  );

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = useRef(false);
  // A visit by the way back shows what was searched for, one by a link the whole list. Later renders keep what is typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list is opened, and whenever the server has read it anew.
  useEffect(() => {
    if (isOpen.current) {
      if (!place.words && !place.beyond) setPage(first);
      return;
    }
    isOpen.current = true;
    const last = readPlace();
    if (isFound() && last.query === query) return void load(last);
    keepPlace({ words: '', query });
    showFound(false);
  }, [first]);

  function showAll() {
    clearTimeout(timer.current);
    latest.current += 1;
    setBusy(false);
    setPage(first);
    setPlace({ words: '', query });
  }

  const router = useRouter();
  // For a link to the open list Next changes the hash of the URL and renders nothing.
  const resetByLink = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { pathname, search } = new URL(link.href, window.location.href);
    if (pathname !== window.location.pathname) return;
    if (toQuery(Object.fromEntries(new URLSearchParams(search))) !== query) return;
    keepPlace({ words: '', query });
    showAll();
    router.refresh();
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => resetByLink(event);
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);

  return {
    page,
    words: place.words,
    /** Whether only what was searched for is shown, or a further page. */
    isFound: Boolean(place.words || place.beyond),
    problem,
    isBusy,
    /** Searches once nothing was typed for a moment; at once when asked to. */
    search(words: string, wait = REST) {
      setPlace({ words, query });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void load({ words, query }), wait);
    },
    turn: (beyond: Cursor, way: 'older' | 'newer') => load({ ...place, query, beyond, way }),
    /** Keeps what was searched for while the list is narrowed further. */
    narrow(filters: Filters) {
      keepPlace({ words: place.words, query: toQuery(filters) });
    },
    reload: () => load(place),
  };
}
