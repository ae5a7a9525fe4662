/** A text of its own: a piece of another one keeps all of that in memory. */
export const toCopy = (text: string): string => Buffer.from(text).toString();
