/** Type of the message that a framed preview sends to the dashboard when a text is clicked. */
export const previewMessage = 'preview-text';

/** The message: the texts of the clicked element and of those around it, the innermost first. */
export interface ClickedText {
  type: typeof previewMessage;
  texts: string[];
}

/** Parses a message of a window; undefined if it is another one. */
export function parseClickedText(data: unknown): string[] | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, texts } = data as Partial<ClickedText>;
  const isValid = type === previewMessage && Array.isArray(texts);
  return isValid ? texts.filter((text) => typeof text === 'string') : undefined;
}
