// Imported before the database packages, because the hook only affects later imports.
import { registerHooks } from 'node:module';

/**
 * Node reads the package.json of every `.js` module. That of drizzle-orm lists thousands of entry points, which takes
 * half of the start. Its modules only import relative ES modules.
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
