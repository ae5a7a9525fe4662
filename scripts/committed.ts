// Fails when git tracks a secret or a file of an unknown kind. Part of `npm run check`.

import { root } from './system/commands.ts';
import { findSecrets, findUnexpected, listTracked } from './system/committed-files.ts';

const tracked = listTracked(root);
const problems = [
  ...findUnexpected(tracked).map((path) => `${path}: no rule expects it`),
  ...(await findSecrets(root, tracked)),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    'Take each out of the index (git rm --cached) and change a secret that was shared. A new kind of file is named in scripts/system/committed-files.ts.',
  );
}
process.exit(problems.length > 0 ? 1 : 0);
