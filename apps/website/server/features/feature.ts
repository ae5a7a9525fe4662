import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '@agency/server/logger';
import type { ContentClient } from '../../src/content-client/create-content-client.ts';
import type { WebsiteSettings } from '../../src/settings.ts';
import type { IntakeCheck } from '../intake-check.ts';
import type { FoundPage } from '../pages.ts';

/** A feature of the server: hooks that the server calls. All are optional. */
export interface Feature {
  /** Responds to a POST to a path of the feature's own. Returns whether it did. */
  respond?(request: IncomingMessage, response: ServerResponse, route: string): boolean;
  /** Where a decoded path redirects. Used only for paths without a page. */
  findRedirect?(path: string, query: string): Promise<string | undefined>;
  /** Called with each page and each response to a form, before it is sent. */
  onFound?(request: IncomingMessage, event: FoundEvent): void;
  /** Called with each decoded path whose response is 404. */
  onNotFound?(request: IncomingMessage, path: string): void;
  /** Decides the `Cache-Control` of a page; it may set further headers. */
  adjustCacheControl?(response: ServerResponse, cacheControl: string): string;
  /** Called when the process ends. */
  stop?(): Promise<void>;
}

/** A page or a response to a form. */
export interface FoundEvent {
  found: NonNullable<FoundPage>;
  path: string;
  /** The path without its language. */
  route: string;
}

export interface FeatureServices {
  settings: WebsiteSettings;
  logger: Logger;
  /** Shared with the dashboard. */
  secret: string;
  contentClient: Pick<ContentClient, 'get' | 'getState' | 'probe'>;
  intake: Pick<IntakeCheck, 'state'>;
  /** Whether pages are rendered from their sources. */
  isDevelopment: boolean;
}

/** Returns undefined if the settings switch the feature off. */
export type CreateFeature = (
  services: FeatureServices,
) => Feature | undefined | Promise<Feature | undefined>;
