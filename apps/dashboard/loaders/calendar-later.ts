// A loader for Next: the calendar of a date field is fetched and run once nothing else is to be done, and not while the article's
// editor starts. What the server has drawn of the field stands until then.
const ASKED = "import('./DatePicker.js')";

export default function waitForRest(shipped: string): string {
  if (!shipped.includes(ASKED)) throw new Error('Payload fetches its calendar in another way now.');
  const idle = 'new Promise((go) => (window.requestIdleCallback ?? setTimeout)(go))';
  return shipped.replace(
    ASKED,
    `typeof window === 'undefined' ? ${ASKED} : ${idle}.then(() => ${ASKED})`,
  );
}
