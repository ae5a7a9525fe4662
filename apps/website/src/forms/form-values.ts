/** A random UUID, also on pages over plain HTTP, which have no `randomUUID`. */
export function toUuid(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const toDigit = () =>
    ((crypto as Crypto).getRandomValues(new Uint8Array(1)).at(0) ?? 0).toString(16).slice(-1);
  return '********-****-4***-8***-************'.replace(/\*/g, toDigit);
}

/** Texts by field name, without files. */
export function getValues(data: FormData): Record<string, string> {
  return Object.fromEntries(
    [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

export function getFileNames(data: FormData): Record<string, string> {
  return Object.fromEntries(
    [...data].flatMap(([name, value]) => (value instanceof File ? [[name, value.name]] : [])),
  );
}

const getVisibleFields = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input:not([type=hidden]), textarea, select',
  ),
];

const isCheckbox = (field: HTMLElement): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox';

/** Fills in the fields, and empties all others. A script cannot fill in a file. */
export function putValues(form: HTMLFormElement, values: Record<string, string>) {
  for (const field of getVisibleFields(form)) {
    if (isCheckbox(field)) field.checked = values[field.name] === field.value;
    else field.value = values[field.name] ?? '';
  }
}

/** The value with which the page was sent. */
const getSentValue = (field: ReturnType<typeof getVisibleFields>[number]): string =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '')
    : field.defaultValue;

/** Whether the fields are as the page was sent. */
export function isUntouched(form: HTMLFormElement): boolean {
  return getVisibleFields(form).every((field) =>
    isCheckbox(field)
      ? field.checked === field.defaultChecked
      : field.value === getSentValue(field),
  );
}
