// Modules the build makes (see vite-plugins/). This file must import nothing, or it would only amend modules that exist.
declare module 'virtual:page-rules' {
  /** The CSS that depends on the content files, for the attributes that need it. */
  const rules: import('./model/page-rules.ts').PageRule[];
  export default rules;
}

declare module 'virtual:mobile-crops' {
  /** Crops for phones, by folder and file from `packages/content`. */
  const crops: Record<string, import('./images/content-images.ts').BuiltPicture>;
  export default crops;
}
