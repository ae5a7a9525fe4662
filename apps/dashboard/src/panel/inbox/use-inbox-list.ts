'use client';

import { useRouter } from 'next/navigation.js';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Filters, toQuery } from '../../submissions/inbox/filters.ts';
import type { Page } from '../../submissions/inbox/read-inbox.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import {
  isSearchUrl,
  type ListPosition,
  markSearchUrl,
  readListPosition,
  storeListPosition,
} from './list-position.ts';
import { requestInbox, toErrorMessage } from './request-inbox.ts';

/** Delay between the last key and the search, in milliseconds. */
const DEBOUNCE = 250;

/** State of the message list: search and pagination. The server renders the first page. */
export function useInboxList(filters: Filters, first: Page) {
  const query = toQuery(filters);
  const texts = useTranslations('inbox').texts;
  const [page, setPage] = useState(first);
  const [position, setPosition] = useState<ListPosition>({ search: '', query });
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(0);

  const load = useCallback(
    async (next: ListPosition) => {
      latest.current += 1;
      const attempt = latest.current;
      const { search, page: number = 1 } = next;
      setPosition(next);
      storeListPosition(next);
      markSearchUrl(Boolean(search) || number > 1);
      setBusy(true);
      try {
        const request = { filters, words: search, page: number };
        const found: Page = await (await requestInbox('rows', request, texts)).json();
        // A newer request has started.
        if (attempt !== latest.current) return;
        setPage(found);
        setProblem(undefined);
      } catch (error) {
        if (attempt === latest.current) setProblem(toErrorMessage(error));
      } finally {
        if (attempt === latest.current) setBusy(false);
      }
    },
    [filters, texts],
  );

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = useRef(false);
  // Back navigation restores the search; a link shows the whole list. Later renders keep the input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on mount, and when the server sends a new first page.
  useEffect(() => {
    if (isOpen.current) {
      if (!position.search && !position.page) setPage(first);
      return;
    }
    isOpen.current = true;
    const last = readListPosition();
    if (isSearchUrl() && last.query === query) return void load(last);
    storeListPosition({ search: '', query });
    markSearchUrl(false);
  }, [first]);

  function showAll() {
    clearTimeout(timer.current);
    latest.current += 1;
    setBusy(false);
    setPage(first);
    setPosition({ search: '', query });
  }

  const router = useRouter();
  // For a link to the current list, Next only changes the hash and renders nothing.
  const resetByLink = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { pathname, search } = new URL(link.href, window.location.href);
    if (pathname !== window.location.pathname) return;
    if (toQuery(Object.fromEntries(new URLSearchParams(search))) !== query) return;
    storeListPosition({ search: '', query });
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
    search: position.search,
    /** Whether a search or a later page is shown. */
    isFiltered: Boolean(position.search || position.page),
    problem,
    isBusy,
    /** Searches after a pause, or after `wait`. */
    onSearch(search: string, wait = DEBOUNCE) {
      setPosition({ search, query });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void load({ search, query }), wait);
    },
    openPage: (number: number) => load({ ...position, query, page: number }),
    /** Keeps the search while the filters change. */
    onFilter(filters: Filters) {
      storeListPosition({ search: position.search, query: toQuery(filters) });
    },
    reload: () => load(position),
  };
}
