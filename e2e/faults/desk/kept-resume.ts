import { KEPT_FILE_FIELD } from '@agency/contracts';
import type { FilledForm } from './filled-forms.ts';

/**
 * Applies without script: once without a position at one website, which asks for it, and again at another one, with what
 * the page of the first holds and no file.
 * @returns what did not hold
 */
export async function applyAtBoth(
  [first, second]: [string, string],
  { fields, resume, client }: FilledForm,
): Promise<string[]> {
  const send = (website: string, more: Record<string, string | File>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...more })) data.set(name, value);
    return fetch(`${website}/forms/careers`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        Accept: 'text/html',
        Origin: website,
        Referer: `${website}/careers`,
        'X-Forwarded-For': client,
      },
      body: data,
    });
  };
  const file = new File([new Uint8Array(resume ?? [])], 'resume.pdf', { type: 'application/pdf' });
  const refused = await send(first, { resume: file, position: '' });
  const page = await refused.text();
  const input = page.match(/<input[^>]*>/g)?.find((tag) => tag.includes(`"${KEPT_FILE_FIELD}"`));
  const token = /value="([^"]+)"/.exec(input ?? '')?.[1];
  if (refused.status !== 422 || !token) {
    return [`an application without a position was answered ${refused.status}, file not kept`];
  }
  const stored = await send(second, { [KEPT_FILE_FIELD]: token, resume: new File([], '') });
  const isThanked = stored.status === 303;
  return isThanked ? [] : [`the file was not found by the other website: ${stored.status}`];
}
