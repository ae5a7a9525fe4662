// Imported before the packages of the database, in this order: the hook holds for what is resolved after it.
import { registerHooks } from 'node:module';

/**
 * For every module with the ending `.js` Node reads the package.json it belongs to anew. That of drizzle-orm names
 * thousands of entry points, so this takes half of the dashboard's start. What its modules import of each other are files
 * beside them, and ECMAScript modules all.
 */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    const isBeside = specifier.startsWith('.') && specifier.endsWith('.js');
    if (!isBeside || !parentURL?.includes('/node_modules/drizzle-orm/')) {
      return next(specifier, context);
    }
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
