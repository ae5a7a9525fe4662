import { useEffect, useState } from 'react';
import styles from './SavedPages.module.css';

interface SavedPage {
  title: string;
  href: string;
  opened: Date | undefined;
}

interface SavedPagesProps {
  words: { saved: string; opened: { today: string; yesterday: string; earlier: string } };
  /** Name of the cache the service worker keeps pages in. */
  cacheName: string;
}

const DAY = 86_400_000;

async function getSavedPages(cacheName: string): Promise<SavedPage[]> {
  const cache = await caches.open(cacheName);
  const requests = await cache.keys();
  const pages = await Promise.all(
    requests.map(async (request): Promise<SavedPage[]> => {
      const answer = await cache.match(request);
      const { pathname } = new URL(request.url);
      if (!answer || pathname === '/offline') return [];
      const title = /<title>([^<]*)<\/title>/.exec(await answer.text())?.[1]?.split(' | ')[0];
      const date = answer.headers.get('date');
      return title
        ? [
            {
              title: title.replaceAll('&amp;', '&'),
              href: pathname,
              opened: date ? new Date(date) : undefined,
            },
          ]
        : [];
    }),
  );
  return pages.flat();
}

function toOpened(opened: Date | undefined, words: SavedPagesProps['words']['opened']): string {
  if (!opened) return words.earlier;
  const midnight = new Date().setHours(0, 0, 0, 0);
  if (opened.getTime() >= midnight) return words.today;
  return opened.getTime() >= midnight - DAY ? words.yesterday : words.earlier;
}

/** Pages this device has kept; empty until it has looked. */
export function SavedPages({ words, cacheName }: SavedPagesProps) {
  const [pages, setPages] = useState<SavedPage[]>([]);
  useEffect(() => {
    if ('caches' in window) void getSavedPages(cacheName).then(setPages);
  }, [cacheName]);

  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="saved">
      <h2 className={styles.heading} id="saved">
        {words.saved}
      </h2>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page.href}>
            <a href={page.href}>
              {page.title}
              <span>{toOpened(page.opened, words.opened)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
