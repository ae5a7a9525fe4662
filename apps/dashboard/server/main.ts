import './environment.ts';
import '../src/platform/quick-imports.ts';

// After the two imports above.
await import('./program.ts');
