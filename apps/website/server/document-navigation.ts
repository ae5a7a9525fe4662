import type { IncomingMessage } from 'node:http';

/** Whether a browser requests a page because a visitor opens it. */
export function isDocumentNavigation({ method, headers }: IncomingMessage): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose;
  const destination = headers['sec-fetch-dest'] ?? 'document';
  // A service worker forwards a navigation without its destination, in Firefox with another mode. Our own scripts accept
  // any type, so they do not match.
  const mode = String(headers['sec-fetch-mode']);
  const isForwarded = destination === 'empty' && /^(navigate|same-origin)$/.test(mode);
  const isPage =
    headers.accept?.includes('text/html') && (destination === 'document' || isForwarded);
  return method === 'GET' && isPage === true && !String(purpose ?? '').includes('prefetch');
}

/** Host of the `Referer` in lower case; undefined if it is missing or invalid. */
export function toReferrerHost({ headers }: IncomingMessage): string | undefined {
  const host = URL.parse(headers.referer ?? '')?.hostname.toLowerCase();
  return host && /^[a-z0-9.:[\]-]{1,100}$/.test(host) ? host : undefined;
}

/** Whether only vulnerability scanners request a path: files of other software, source files, hidden files. */
export const isScannerPath = (path: string): boolean => SCANNER_PATHS.test(path);

const SCANNER_PATHS =
  /\/\.|\/(?:wp-|wordpress|xmlrpc|cgi-bin|phpmyadmin|administrator|vendor|actuator)|\.(?:php\d?|aspx?|jsp|cgi|env|git|sql|bak|old|zip|gz|tar|rar|ini|log|conf|ya?ml|sh|exe|dll|map|js|css|json|xml|txt|ico|png|jpe?g|gif|svg|webp|avif|woff2?)(?:$|\/)/i;
