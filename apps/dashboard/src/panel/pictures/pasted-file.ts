/** A picture that was pasted within a text, as a file; nothing when the text only names where it lies. */
export function toPastedFile(src: string | undefined): File | undefined {
  const [, type, data] = /^data:(image\/[a-z]+);base64,([A-Za-z0-9+/=\s]+)$/.exec(src ?? '') ?? [];
  if (!type || !data) return undefined;
  try {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    return new File([bytes], `pasted-picture.${type.slice('image/'.length)}`, { type });
  } catch {
    return undefined;
  }
}
