import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dashboardFolder } from '../platform/folders.ts';

/** What a snapshot beside a migration says of the schema, as far as an older program depends on it. */
export interface SchemaSnapshot {
  tables: Record<string, TableSnapshot>;
  /** Of PostgreSQL alone. */
  enums: Record<string, { values?: string[] }>;
}

interface TableSnapshot {
  columns: Record<string, ColumnSnapshot>;
  indexes: Record<string, { isUnique: boolean; columns: (string | { expression: string })[] }>;
  foreignKeys: Record<string, { columnsFrom: string[] }>;
  compositePrimaryKeys: Record<string, unknown>;
  uniqueConstraints: Record<string, { columns: string[] }>;
  checkConstraints: Record<string, unknown>;
}

interface ColumnSnapshot {
  type: string;
  notNull: boolean;
  default?: unknown;
}

export type DatabaseKind = 'sqlite' | 'postgres';

const toFolder = (kind: DatabaseKind) => join(dashboardFolder, 'src/migrations', kind);

/** Names of all migrations, the oldest first. */
export const listMigrations = (kind: DatabaseKind): string[] =>
  readdirSync(toFolder(kind))
    .flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? [])
    .sort();

/** Reads the schema after a migration. */
export const readSnapshot = (kind: DatabaseKind, name: string): SchemaSnapshot =>
  JSON.parse(readFileSync(join(toFolder(kind), `${name}.json`), 'utf8'));

/**
 * What of a schema a program that was made for an earlier one would stumble over, in words; nothing when the later one only adds.
 * Such a program names its columns, leaves out those it does not know, and trusts what it wrote to be taken.
 */
export function findNarrowings(before: SchemaSnapshot, after: SchemaSnapshot): string[] {
  const found = Object.entries(before.tables).flatMap(([name, table]) => {
    const later = after.tables[name];
    return later ? compareTables(name, table, later) : [`table ${name} is gone`];
  });
  for (const [name, { values = [] }] of Object.entries(before.enums)) {
    const later = after.enums[name]?.values ?? [];
    const gone = values.filter((value) => !later.includes(value));
    if (gone.length > 0) found.push(`${name} has no ${gone.join(', ')} any more`);
  }
  return found;
}

function compareTables(table: string, before: TableSnapshot, after: TableSnapshot): string[] {
  const found: string[] = [];
  for (const [name, column] of Object.entries(before.columns)) {
    const later = after.columns[name];
    const place = `${table}.${name}`;
    if (!later) found.push(`${place} is gone`);
    else {
      if (later.type !== column.type) found.push(`${place} is ${later.type}, was ${column.type}`);
      if (later.notNull && !column.notNull) found.push(`${place} may not be empty any more`);
      if (later.default === undefined && column.default !== undefined)
        found.push(`${place} has no default any more`);
    }
  }
  for (const [name, { notNull, default: given }] of Object.entries(after.columns)) {
    if (name in before.columns) continue;
    if (notNull && given === undefined) found.push(`${table}.${name} is new and has to be given`);
  }
  // A rule about a new column alone is kept by leaving it empty.
  const binds = (columns: string[]) => columns.every((column) => column in before.columns);
  for (const [name, { isUnique, columns }] of Object.entries(after.indexes)) {
    const names = columns.map((one) => (typeof one === 'string' ? one : one.expression));
    if (isUnique && !before.indexes[name]?.isUnique && binds(names))
      found.push(`${table}: ${name} demands that ${names.join(', ')} differ`);
  }
  for (const [name, { columns }] of Object.entries(after.uniqueConstraints)) {
    if (!(name in before.uniqueConstraints) && binds(columns))
      found.push(`${table}: ${name} demands that ${columns.join(', ')} differ`);
  }
  for (const [name, { columnsFrom }] of Object.entries(after.foreignKeys)) {
    if (!(name in before.foreignKeys) && binds(columnsFrom))
      found.push(`${table}: ${name} demands that ${columnsFrom.join(', ')} name a row`);
  }
  for (const kind of ['checkConstraints', 'compositePrimaryKeys'] as const) {
    for (const name of Object.keys(after[kind]))
      if (!(name in before[kind])) found.push(`${table}: ${name} is a rule that was not there`);
  }
  return found;
}
