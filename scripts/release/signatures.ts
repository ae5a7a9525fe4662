import { CommandError, run } from '../system/commands.ts';

/**
 * Whether the registry signed what is installed, in a sentence. Without a network it cannot be known: the checksums of the
 * lock, which `npm ci` insists on, then stand alone.
 * @throws {CommandError} when a signature is wrong
 */
export async function checkSignatures(
  ask = () =>
    run('npm', [
      'audit',
      'signatures',
      '--loglevel=error',
      '--fetch-timeout=20000',
      '--fetch-retries=0',
    ]),
): Promise<string> {
  try {
    const [said] = (await ask()).split('\n').filter((line) => line.includes('verified registry'));
    return said?.trim() ?? 'not checked: npm did not say';
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    if (/(?:invalid|missing) registry signature|invalid attestation/i.test(error.output))
      throw error;
    const [, code] = /npm (?:error|ERR!) code (\w+)/.exec(error.output) ?? [];
    return `not checked (${code ?? 'npm failed'}): the checksums of package-lock.json hold`;
  }
}
