import 'astro';
import 'react';
import type { Language } from '@agency/content/languages';
import type { Logger } from '@agency/server/logger';
import type { ContentClient, FetchContent } from './content-client/create-content-client.ts';
import type { CopyReader } from './i18n/copy.ts';
import type { PageRules } from './model/page-rules.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first interaction with the island. */
    'client:interaction'?: boolean;
    /** Hydrates when the island is in view and scrolling has stopped. */
    'client:rest'?: boolean;
  }
}

declare module 'react' {
  interface VideoHTMLAttributes<T> extends MediaHTMLAttributes<T> {
    /** `lazy`: poster and captions load when the video comes near the viewport. */
    loading?: 'lazy' | 'eager' | undefined;
  }
}

declare global {
  interface Window {
    /** Undefined in browsers without Trusted Types. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(input: string): string },
      ): { createScriptURL(input: string): unknown };
    };
  }

  namespace App {
    /** Prerendered pages have only `language`, `languages`, `toHref`, the copy and the rules. */
    interface Locals extends CopyReader, PageRules {
      /** Language of the page (docs/content.md). */
      language: Language;
      languages: readonly Language[];
      toHref(path: string): string;
      /**
       * IP address of the visitor, for rate limits. Only while a form is posted; empty on GET, whose response all visitors
       * share. `Astro.request` then has no headers either.
       */
      clientAddress: string;
      /** Only while a form is posted; empty on GET. */
      requestId: string;
      logger: Logger;
      /** Reads an image by its URL; undefined if there is none. @throws if it cannot be read now */
      readPicture(url: string): Promise<Buffer | undefined>;
      /** Fetches content. All requests of a page have one deadline, and a change invalidates it (docs/website.md). */
      fetchContent: FetchContent;
      /** Begins a new deadline for content, such as after a slow upload. */
      restartDeadline(): void;
      /** Fetches content that does not invalidate the page. It has no deadline. */
      fetchInBackground: FetchContent;
      /** Random numbers from 0 to 1, the same for all visitors of a page for 30 s. */
      createRandom(route: string): () => number;
      reportInvalid: ContentClient['reportInvalid'];
      /** Invalidates the page at a time, in milliseconds since 1970. The earliest call counts. */
      expireAt(time: number): void;
      /** Set on the page of a draft, with the names of missing required fields (docs/content.md). */
      draft?: { missingFields: string[] };
      /** Whether it is a preview, whose forms send nothing. */
      isPreview?: boolean;
    }
  }
}
