import './environment.ts';
import '../src/platform/quick-imports.ts';

// Not before these two hold.
await import('./program.ts');
