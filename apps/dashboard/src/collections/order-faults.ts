import { type AfterErrorHook, type Field, ValidationError } from 'payload';

/**
 * Names the fields that are at fault in the order they stand in the form: the columns one after the other, rows by their number. Payload
 * names them as its rules happen to end.
 */
export const orderFaults: AfterErrorHook = ({ error, collection, req, result }) => {
  const { data } = error as { data?: ValidationError['data'] };
  if (!(error instanceof ValidationError) || !collection || !data || !result) return;
  const order = new Map(listNames(collection.fields).map((name, at) => [name, at]));
  const errors = data.errors.toSorted((one, other) => compare(order, one.path, other.path));
  const { message } = new ValidationError({ ...data, errors, req }, req.t);
  const [first] = result.errors ?? [];
  return { response: { errors: [{ ...first, message, data: { ...data, errors } }] } as never };
};

/** Which of two places of a form comes first, part by part: rows by their number, fields as they stand. */
function compare(order: ReadonlyMap<string, number>, one: string, other: string): number {
  const others = other.split('.');
  for (const [at, part] of one.split('.').entries()) {
    const toPlace = (name = '') => (/^\d+$/.test(name) ? Number(name) : (order.get(name) ?? 0));
    const difference = toPlace(part) - toPlace(others[at]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Names of the fields of a form from above to below, with those in their rows; what stands beside it comes at the end. */
function listNames(fields: readonly Field[]): string[] {
  const isBeside = ({ admin }: Field) =>
    (admin as { position?: string } | undefined)?.position === 'sidebar';
  const inOrder = [...fields.filter((field) => !isBeside(field)), ...fields.filter(isBeside)];
  const names = inOrder.flatMap((field) => [
    ...('name' in field && field.name ? [field.name] : []),
    ...('fields' in field ? listNames(field.fields) : []),
    ...('tabs' in field ? field.tabs.flatMap((tab) => listNames(tab.fields)) : []),
    ...('blocks' in field ? field.blocks.flatMap((block) => listNames(block.fields)) : []),
  ]);
  // Several kinds of rows may have a field of one name.
  return [...new Set(names)];
}
