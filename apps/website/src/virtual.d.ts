// Modules of vite-plugins/. An import would turn this file into a module, whose declarations only extend existing modules.
declare module 'virtual:page-rules' {
  const rules: import('./model/page-rules.ts').PageRule[];
  export default rules;
}

declare module 'virtual:mobile-crops' {
  /** By folder and file from `packages/content`. */
  const crops: Record<
    string,
    {
      picture: import('./images/content-images.ts').BuiltPicture;
      focus?: import('@agency/contracts').Focus;
    }
  >;
  export default crops;
}
