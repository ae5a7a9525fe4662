/** In the place of a field that its page shows in words. */
export function NoField() {
  return null;
}
