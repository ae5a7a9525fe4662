import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '@agency/content/languages';
import type { RequestContext } from '@agency/server/front-door';

/** A request and its response on their way through the handlers. */
export interface Exchange extends RequestContext {
  request: IncomingMessage;
  response: ServerResponse;
  language: Language;
  /** The path without its language. */
  route: string;
  /** Whether the request only reads. The HTTP server lets GET, HEAD and POST through. */
  isRead: boolean;
}

/** Sends the response and returns true, or returns false so that the next handler is tried. */
export type Handler = (exchange: Exchange) => boolean | Promise<boolean>;

/** Where files and pages come from: a build, or the development server. */
export interface Site {
  /** Sends a file of the build. */
  sendFile: Handler;
  /** Answers with 404 what exists but has no URL of its own. */
  hideInternals: Handler;
  /** Whether there is a page at a path, without the slashes at its end. */
  hasPage(exchange: Exchange, path: string): Promise<boolean>;
  /** Sends a page, the response to a form, a redirect to another spelling, or 404. */
  sendPage: Handler;
  /** Sends the page for a failure. Returns false when there is none. */
  sendFailure: Handler;
  /** Renders pages before they are requested, as many as `most`. */
  warm(most: number): Promise<void>;
}
