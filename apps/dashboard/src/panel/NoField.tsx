/** Hides a field that its page shows in another way. */
export function NoField() {
  return null;
}
