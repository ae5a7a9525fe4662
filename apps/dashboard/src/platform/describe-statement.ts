/** What a statement may be called: the first words of SQL that we, Payload and the drivers send. */
const OPERATIONS = new Set(
  'select insert update delete with begin commit rollback savepoint release pragma create alter drop batch'.split(
    ' ',
  ),
);
const FIRST_WORD = /^\s*(\w{1,12})/;
// Names of tables are ours; what is compared with, or stored, is never beside these words.
const TABLE = /\b(?:from|into|update)\s+["`]?([a-z_]\w{0,62})["`]?/i;

/**
 * What a span says of a statement: what is done, and with which table. Never the statement itself, which may hold what
 * somebody wrote.
 * @param asked what a driver was given
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
