import 'astro';
import 'react';

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
    interface Locals {
      /** Language of the page (docs/content.md). */
      language: import('@agency/content/languages').Language;
      /** All languages, the default one first. */
      languages: readonly import('@agency/content/languages').Language[];
      /** Localizes a path. */
      toHref(path: string): string;
      /** IP address of the visitor, for rate limits only. */
      clientAddress: string;
      /** Id of the request in the log. */
      requestId: string;
      /** Reads an image by its URL; undefined if there is none. @throws if it cannot be read now */
      readPicture(address: string): Promise<Buffer | undefined>;
      /** Fetches content. The page cache invalidates the page when it changes (docs/website.md). */
      fetchContent: import('./content-client/create-content-client.ts').FetchContent;
      /** Fetches content that does not appear on the page. */
      fetchInBackground: import('./content-client/create-content-client.ts').FetchContent;
      /** Random numbers from 0 to 1, the same for all visitors of a page for 30 s. */
      createPicks(route: string): () => number;
      /** Reports invalid overrides. */
      reportInvalid: import('./content-client/create-content-client.ts').ContentClient['reportInvalid'];
      /** Sets when the page expires even if no content changes, in milliseconds since 1970. */
      expireAt(time: number): void;
      /** Adds CSS rules; the page gets those for its attributes. */
      addRules(rules: readonly import('./model/page-rules.ts').PageRule[]): void;
      getRules(): readonly import('./model/page-rules.ts').PageRule[];
      /** Reads the copy of a content file with its overrides (docs/content.md). */
      readWords: import('./i18n/copy.ts').CopyReader['readWords'];
      /** Reads the brand with its overrides. */
      readBrand: import('./i18n/copy.ts').CopyReader['readBrand'];
      /** Set on the page of a draft, with the names of missing required fields (docs/content.md). */
      draft?: { lacks: string[] };
      /** Whether it is a preview, whose forms send nothing. */
      isPreview?: boolean;
      /** Time of the last override of a content file. */
      readChange: import('./i18n/copy.ts').CopyReader['readChange'];
    }
  }
}
