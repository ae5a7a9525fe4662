/** Known SQL operations. */
const OPERATIONS = new Set(
  'select insert update delete with begin commit rollback savepoint release pragma create alter drop batch'.split(
    ' ',
  ),
);
const FIRST_WORD = /^\s*(\w{1,12})/;
// Table names are no user data.
const TABLE = /\b(?:from|into|update)\s+["`]?([a-z_]\w{0,62})["`]?/i;

/**
 * Span attributes of a statement: operation and table. Never the SQL, which may contain user data.
 * @param asked argument of the driver
 */
export function describeStatement(asked: unknown, system: string) {
  const text = toText(asked);
  const word = (FIRST_WORD.exec(text)?.[1] ?? '').toLowerCase();
  const operation = OPERATIONS.has(word) ? word.toUpperCase() : 'other';
  const table = operation === 'other' ? undefined : TABLE.exec(text)?.[1];
  return {
    name: table ? `${operation} ${table}` : operation,
    attributes: {
      'db.system.name': system,
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
    },
  };
}

function toText(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  if (Array.isArray(asked)) return 'batch';
  if (typeof asked !== 'object' || asked === null) return '';
  if ('text' in asked) return String(asked.text);
  return 'sql' in asked ? String(asked.sql) : '';
}
