// Modules the build makes (see vite-plugins/). This file must import nothing, or it would only amend modules that exist.
declare module 'virtual:last-changes' {
  const changes: Record<string, string>;
  export default changes;
}

declare module 'virtual:map-pins.css' {}

declare module 'virtual:mobile-crops' {
  /** Crops for phones, by folder and file from `packages/content`. */
  const crops: Record<string, import('./images/content-pictures.ts').BuiltPicture>;
  export default crops;
}
