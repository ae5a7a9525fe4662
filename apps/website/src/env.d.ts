import 'astro';
import 'react';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrate when the island is first pointed at, focused or touched. */
    'client:interaction'?: boolean;
    'client:rest'?: boolean;
  }
}

declare module 'react' {
  interface VideoHTMLAttributes<T> extends MediaHTMLAttributes<T> {
    /** `lazy`: neither poster nor captions are fetched before the film comes near the screen. */
    loading?: 'lazy' | 'eager' | undefined;
  }
}

declare global {
  interface Window {
    /** Absent where the browser does not know Trusted Types. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(input: string): string },
      ): { createScriptURL(input: string): unknown };
    };
  }

  namespace App {
    interface Locals {
      /** Language of the page: of its copy, numbers, dates and links (docs/content.md). */
      language: import('@agency/content/languages').Language;
      /** All languages of the site, the default one first. */
      languages: readonly import('@agency/content/languages').Language[];
      /** A path of the specification as a link in the page's language. */
      toHref(path: string): string;
      /** Address of the visitor as far as it can be trusted; only for counting requests, never stored. */
      clientAddress: string;
      /** Id of this request, as in the log. */
      requestId: string;
      /**
       * A picture by its address in a page, for what is drawn from it; nothing when there is none.
       * @throws when it cannot be had now
       */
      readPicture(address: string): Promise<Buffer | undefined>;
      /** Reads content of the dashboard. The page cache invalidates the page when this content changes (docs/website.md). */
      fetchContent: import('./content-client/create-content-client.ts').FetchContent;
      /** Asks the dashboard for what is no part of the page that is made. */
      fetchInBackground: import('./content-client/create-content-client.ts').FetchContent;
      /** Random numbers from 0 to 1 that are the same for a page, and for everybody, for 30 s. */
      createPicks(route: string): () => number;
      /** Told which fields of changed words do not fit. */
      reportInvalid: import('./content-client/create-content-client.ts').ContentClient['reportInvalid'];
      /** Told until when the page is right whatever the dashboard says, in milliseconds since 1970. */
      expireAt(time: number): void;
      /** Offers style rules to the page, which takes those for attributes that it has. */
      addRules(rules: readonly import('./model/page-rules.ts').PageRule[]): void;
      /** The rules that are offered to the page. */
      getRules(): readonly import('./model/page-rules.ts').PageRule[];
      /** The copy of a content file, with the overrides of the dashboard (docs/content.md). */
      readWords: import('./i18n/words.ts').WordsReader['readWords'];
      /** Who the agency is, as the dashboard changed it. */
      readBrand: import('./i18n/words.ts').WordsReader['readBrand'];
      /** Set if the page shows a draft: the names of fields that publishing still requires (docs/content.md). */
      draft?: { lacks: string[] };
      /** Whether forms of the page send nothing: it is a preview, or the answer to a form of one. */
      isPreview?: boolean;
      /** When the words of a file were changed in the dashboard. */
      readChange: import('./i18n/words.ts').WordsReader['readChange'];
    }
  }
}
