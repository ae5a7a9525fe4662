import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '@agency/content/languages';
import type { RequestContext } from '@agency/server/http-server';

/** A request and its response on their way through the handlers. */
export interface Exchange extends RequestContext {
  request: IncomingMessage;
  response: ServerResponse;
  language: Language;
  /** The path without its language. */
  route: string;
  /** Whether it is GET or HEAD. The HTTP server accepts only these and POST. */
  isReadOnly: boolean;
}

/** Sends the response and returns true, or returns false so that the next handler is tried. */
export type Handler = (exchange: Exchange) => boolean | Promise<boolean>;

/** Sends pages of a build, or of the development server. */
export interface Site {
  sendFile: Handler;
  /** Sends 404 for what exists but has no URL of its own. */
  hideInternals: Handler;
  /** Whether there is a page at a path without trailing slashes. */
  hasPage(exchange: Exchange, path: string): Promise<boolean>;
  /** Sends a page, the response to a form, a redirect to the canonical path, or 404. */
  sendPage: Handler;
  /** Sends the page for a failure. Returns false if there is none. */
  sendFailure: Handler;
  /** Renders at most `most` pages before they are requested. */
  warmUp(most: number): Promise<void>;
}
