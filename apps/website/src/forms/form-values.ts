/** A random UUID, also where the browser offers none: pages that came over plain HTTP. */
export function toUuid(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const toDigit = () =>
    ((crypto as Crypto).getRandomValues(new Uint8Array(1)).at(0) ?? 0).toString(16).slice(-1);
  return '********-****-4***-8***-************'.replace(/\*/g, toDigit);
}

/** What is typed and given, by field; files are left out. */
export function getValues(data: FormData): Record<string, string> {
  return Object.fromEntries(
    [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** Names of the files that are chosen, by field. */
export function getFileNames(data: FormData): Record<string, string> {
  return Object.fromEntries(
    [...data].flatMap(([name, value]) => (value instanceof File ? [[name, value.name]] : [])),
  );
}

/** The fields a visitor types or chooses into. */
const getOpenFields = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=hidden]), textarea',
  ),
];

const isBox = (field: HTMLElement): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox';

/** Puts these values into the fields, and empties all others. A file cannot be put back. */
export function putValues(form: HTMLFormElement, values: Record<string, string>) {
  for (const field of getOpenFields(form)) {
    if (isBox(field)) field.checked = values[field.name] === field.value;
    else field.value = values[field.name] ?? '';
  }
}

/** Whether nothing is typed or chosen. The second half of a double press finds a form so that was just stored. */
export function isEmpty(form: HTMLFormElement): boolean {
  return getOpenFields(form).every((field) => (isBox(field) ? !field.checked : field.value === ''));
}

/** Host of an address on another site; nothing for our own. */
export function toOtherHost(address: string): string {
  const host = /^https?:\/\/([^/]+)/.exec(address)?.[1] ?? '';
  return host === location.host ? '' : host;
}
