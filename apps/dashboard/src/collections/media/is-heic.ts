/** Whether a file is HEIC, by its first bytes. */
export function isHeic(start: Uint8Array): boolean {
  return /^ftyp(?:hei[cxms]|hev[cxms])$/.test(String.fromCharCode(...start.subarray(4, 12)));
}
