import { useEffect, useState } from 'react';
import list from '../../shared/LinkList/LinkList.module.css';
import styles from './SavedPages.module.css';

interface SavedPage {
  title: string;
  href: string;
  opened: Date | undefined;
}

interface SavedPagesProps {
  copy: { saved: string; opened: { today: string; yesterday: string; earlier: string } };
  /** Of the caches in which the service worker stores pages. */
  cachePrefix: string;
}

const DAY = 86_400_000;

async function getSavedPage(cache: Cache, request: Request): Promise<SavedPage[]> {
  const response = await cache.match(request);
  const title = /<title>([^<]*)<\/title>/
    .exec((await response?.text()) ?? '')?.[1]
    ?.split(' | ')[0];
  if (!response || !title) return [];
  const { pathname, search } = new URL(request.url);
  const date = response.headers.get('date');
  return [
    {
      title: title.replaceAll('&amp;', '&'),
      href: pathname + search,
      opened: date ? new Date(date) : undefined,
    },
  ];
}

async function getSavedPages(cachePrefix: string): Promise<SavedPage[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  const pages = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const requests = await cache.keys();
      return Promise.all(requests.map((request) => getSavedPage(cache, request)));
    }),
  );
  return pages.flat(2);
}

function toOpened(opened: Date | undefined, copy: SavedPagesProps['copy']['opened']): string {
  if (!opened) return copy.earlier;
  const midnight = new Date().setHours(0, 0, 0, 0);
  if (opened.getTime() >= midnight) return copy.today;
  return opened.getTime() >= midnight - DAY ? copy.yesterday : copy.earlier;
}

export function SavedPages({ copy, cachePrefix }: SavedPagesProps) {
  const [pages, setPages] = useState<SavedPage[]>([]);
  useEffect(() => {
    // Some private windows reject access to caches.
    if ('caches' in window) getSavedPages(cachePrefix).then(setPages, () => undefined);
  }, [cachePrefix]);

  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="saved">
      <h2 className={`${list.heading} label`} id="saved">
        {copy.saved}
      </h2>
      <ul className={`${list.list} ${styles.pages} pair`}>
        {pages.map((page) => (
          <li key={page.href}>
            <a className={`${list.link} middle plain breakable`} href={page.href}>
              {page.title}
              <span className="caption">{toOpened(page.opened, copy.opened)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
