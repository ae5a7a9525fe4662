// A loader for Next: what has no title yet says so in words. Payload puts them in brackets: "[Untitled]".
const BRACKETS = /`\[\$\{(\w+)\.t\((['"`])general:untitled\2\)\}\]`/;

/** The file of Payload's titles, in; out the same, without brackets. */
export default function plainUntitled(shipped: string): string {
  if (!BRACKETS.test(shipped))
    throw new Error('Payload says in another way now that a title is missing.');
  return shipped.replace(BRACKETS, '$1.t("general:untitled")');
}
