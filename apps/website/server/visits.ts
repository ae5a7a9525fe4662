import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  type Visits as Batch,
  MAX_VISIT_NAME,
  MAX_VISIT_NAMES,
  toStartedPath,
  VISITS_PATH,
  type VisitKind,
  visitKinds,
} from '@agency/contracts';
import { isTrusted, parseTrustedProxies } from '@agency/server/client-address';
import type { Logger } from '@agency/server/logger';
import { isbot } from 'isbot';
import { createHandOver, type HandOver } from './hand-over.ts';
import { isOpenedByPeople, toReferrerHost } from './opened-by-people.ts';

/** Counts page views and forms, without personal data (docs/observability.md). */
export interface Visits extends Pick<HandOver, 'handOver' | 'stop'> {
  /** Counts a page that was found, by its decoded path. */
  notePage(request: IncomingMessage, path: string): void;
  /** Counts a form that somebody began, or that was stored, by the path it is posted to. */
  noteForm(request: IncomingMessage, kind: 'started' | 'finished', action: string): void;
}

interface VisitsOptions {
  dashboardUrl: string;
  secret: string;
  logger: Logger;
  /** Host names of the website itself, which lead nobody here. */
  hosts: string[];
  /** Header in which a proxy names the visitor's country; countries are not counted when left out. */
  countryHeader?: string | undefined;
  /** Proxies whose header is believed. */
  trustedProxies?: string;
  now?: () => number;
}

/** Forms that are counted, by where they are posted. */
const forms = new Map([
  ['/forms/contact', 'contact'],
  ['/forms/enquiry', 'enquiry'],
  ['/forms/careers', 'careers'],
]);

/** Where a form says that somebody began it, with the path it is posted to. */
export const startedPaths = new Map([...forms.keys()].map((path) => [toStartedPath(path), path]));

/** No browser calls itself by more, in characters. */
const LONGEST_AGENT = 512;

/** Whether a request comes from a program, by what it calls itself. */
export function isProgram({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const agent = headers['user-agent'];
  return !agent || agent.length > LONGEST_AGENT || isbot(agent);
}

/** What proxies write for a country they do not know, and for the network Tor. */
const NO_COUNTRIES = new Set(['XX', 'T1', 'ZZ']);

type Counts = Record<VisitKind, Map<string, number>>;
const toNothing = () =>
  Object.fromEntries(visitKinds.map((kind) => [kind, new Map()])) as unknown as Counts;

/** Counts in memory, and hands it over once a minute. */
export function countVisits({
  dashboardUrl,
  secret,
  logger,
  hosts,
  countryHeader,
  trustedProxies = '',
  now,
}: VisitsOptions): Visits {
  const own = new Set(hosts.map((host) => host.toLowerCase()));
  const proxies = parseTrustedProxies(trustedProxies);
  const header = countryHeader?.toLowerCase();
  let counts = toNothing();

  function add(kind: VisitKind, name: string): void {
    const names = counts[kind];
    const hasRoom = names.has(name) || names.size < MAX_VISIT_NAMES;
    const counted = hasRoom && name.length <= MAX_VISIT_NAME ? name : '';
    names.set(counted, (names.get(counted) ?? 0) + 1);
  }

  function toCountry({ headers, socket }: IncomingMessage): string | undefined {
    const written = header && headers[header];
    if (typeof written !== 'string' || !isTrusted(socket.remoteAddress ?? '', proxies)) {
      return undefined;
    }
    const country = written.toUpperCase();
    return /^[A-Z]{2}$/.test(country) && !NO_COUNTRIES.has(country) ? country : undefined;
  }

  function take(at: number): Batch | undefined {
    const rows = visitKinds.flatMap((kind) =>
      [...counts[kind]].map(([name, count]) => ({ kind, name, count })),
    );
    if (rows.length === 0) return undefined;
    counts = toNothing();
    return { id: randomUUID(), day: new Date(at).toISOString().slice(0, 10), rows };
  }

  const { handOver, stop, isEnding } = createHandOver({
    url: dashboardUrl + VISITS_PATH,
    ...{ secret, take, now },
    onRefused: () => logger.warn('the dashboard does not take how often pages were opened'),
  });

  return {
    notePage(request, path) {
      if (isEnding() || !isOpenedByPeople(request) || isProgram(request)) return;
      add('page', path);
      const referrer = toReferrerHost(request);
      if (referrer && !own.has(referrer)) add('referrer', referrer);
      const country = toCountry(request);
      if (country) add('country', country);
    },
    noteForm(request, kind, action) {
      const form = forms.get(action);
      // Browsers say that it is a form of ours; the daily test of the form and other programs do not.
      const isOurs = request.headers['sec-fetch-site'] === 'same-origin';
      if (!form || !isOurs || isEnding() || isProgram(request)) return;
      add(kind, form);
    },
    handOver,
    stop,
  };
}
