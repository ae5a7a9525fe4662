import { describe, expect, it } from 'vitest';
import {
  type DatabaseKind,
  findNarrowings,
  listMigrations,
  readSnapshot,
  type SchemaSnapshot,
} from '../testing/narrowings.ts';
import lastRelease from './last-release.json' with { type: 'json' };

const getLastMigration = (kind: DatabaseKind) => listMigrations(kind).at(-1) ?? '';

// During a rollout the last release and this one use the same database (docs/deployment.md). A column that the last release
// still uses is removed in the next release.
describe.each<DatabaseKind>(['sqlite', 'postgres'])('the %s schema', (kind) => {
  it('only extends the schema of the last release', () => {
    const [before, after] = [lastRelease[kind], getLastMigration(kind)].map((name) =>
      readSnapshot(kind, name),
    ) as [SchemaSnapshot, SchemaSnapshot];
    expect(listMigrations(kind)).toContain(lastRelease[kind]);
    expect(findNarrowings(before, after)).toEqual([]);
  });

  const prefix = kind === 'postgres' ? 'public.' : '';
  const read = () => readSnapshot(kind, getLastMigration(kind));
  const getTable = ({ tables }: SchemaSnapshot, name = 'deliveries') => {
    const table = tables[prefix + name];
    if (!table) throw new Error(`no table ${name}`);
    return table;
  };

  it.each<[what: string, change: (schema: SchemaSnapshot) => void, found: RegExp[]]>([
    [
      'a table that is dropped',
      ({ tables }) => delete tables[`${prefix}visits`],
      [/visits is gone/],
    ],
    [
      'a column that is renamed',
      (schema) => {
        const { columns } = getTable(schema);
        columns.tries = columns.attempts as never;
        delete columns.attempts;
      },
      [/deliveries\.attempts is gone/],
    ],
    [
      'a column of another type',
      (schema) => Object.assign(getTable(schema).columns.reference ?? {}, { type: 'boolean' }),
      [/reference is boolean/],
    ],
    [
      'a column that may not be empty any more',
      (schema) => Object.assign(getTable(schema).columns.lease ?? {}, { notNull: true }),
      [/lease may not be empty/],
    ],
    [
      'a default that is gone',
      (schema) => delete getTable(schema).columns.attempts?.default,
      [/attempts has no default/],
    ],
    [
      'a new column that has to be given',
      (schema) => {
        getTable(schema).columns.weight = { type: 'numeric', notNull: true };
      },
      [/weight is new and has to be given/],
    ],
    [
      'what was there has to differ',
      (schema) => {
        getTable(schema).indexes.strict = { isUnique: true, columns: ['reference'] };
        getTable(schema).uniqueConstraints.strict = { columns: ['lease'] };
      },
      [/reference differ/, /lease differ/],
    ],
    [
      'what was there has to name a row',
      (schema) => {
        getTable(schema).foreignKeys.strict = { columnsFrom: ['subject_id'] };
      },
      [/subject_id name a row/],
    ],
    [
      'a rule that was not there',
      (schema) => {
        getTable(schema).checkConstraints.strict = {};
      },
      [/strict is a rule/],
    ],
  ])('is found narrower: %s', (_what, change, found) => {
    const after = read();
    change(after);
    expect(findNarrowings(read(), after)).toEqual(found.map((one) => expect.stringMatching(one)));
  });

  it('may add tables, columns and indexes, and drop constraints', () => {
    const after = read();
    const table = getTable(after);
    after.tables[`${prefix}more`] = { ...table };
    table.columns.more = { type: 'numeric', notNull: true, default: 0 };
    table.columns.code = { type: 'text', notNull: false };
    table.indexes.code = { isUnique: true, columns: ['code'] };
    Object.assign(table.columns.reference ?? {}, { notNull: false });
    expect(findNarrowings(read(), after)).toEqual([]);
  });
});

it('a removed enum value is a narrowing, and a new one is not', () => {
  const read = () => readSnapshot('postgres', getLastMigration('postgres'));
  const [fewer, more] = [read(), read()];
  fewer.enums['public.enum_deliveries_state']?.values?.pop();
  more.enums['public.enum_deliveries_state']?.values?.push('late');
  expect(findNarrowings(read(), fewer)).toEqual([expect.stringMatching(/has no dropped any more/)]);
  expect(findNarrowings(read(), more)).toEqual([]);
});
