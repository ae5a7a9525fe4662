/** Whether the first bytes of a file are those of a photo as iPhones keep them, whatever its name and type say. */
export function isHeic(start: Uint8Array): boolean {
  return /^ftyp(?:hei[cxms]|hev[cxms])$/.test(String.fromCharCode(...start.subarray(4, 12)));
}
