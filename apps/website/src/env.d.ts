import 'astro';
import 'react';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrate when the island is first pointed at, focused or touched. */
    'client:interaction'?: boolean;
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
      /** Address of the visitor as far as it can be trusted; only for counting requests, never stored. */
      clientAddress: string;
      /** Id of this request, as in the log. */
      requestId: string;
    }
  }
}

declare module 'virtual:fallback-faces.css' {}
declare module 'virtual:fitted-headings.css' {}
declare module 'virtual:plate-colours.css' {}
declare module 'virtual:keyword-rows.css' {}
