import { expect, it } from 'vitest';
import { describeStatement } from './database-time.ts';

const describe = (asked: unknown) => describeStatement(asked, 'sqlite').name;

it.each([
  ['select "id" from "submissions" where "email" = ?', 'SELECT submissions'],
  ['INSERT INTO "visits" ("day") VALUES (?)', 'INSERT visits'],
  ['update `posts` set "title" = ?', 'UPDATE posts'],
  ['delete from posts_rels where id in (select id from "other")', 'DELETE posts_rels'],
  ['BEGIN IMMEDIATE', 'BEGIN'],
])('says what %s does, and with which table', (sql, name) => {
  expect(describe(sql)).toBe(name);
  expect(describe({ sql, args: ['nour@example.com'] })).toBe(name);
  expect(describe({ text: sql, values: ['nour@example.com'] })).toBe(name);
});

it('has no unknown operations and no values', () => {
  expect(describe('nour@example.com')).toBe('other');
  expect(describe([{ sql: 'select 1' }])).toBe('BATCH');
  expect(describe(undefined)).toBe('other');
  const told = describeStatement("insert into posts values ('nour@example.com')", 'sqlite');
  expect(JSON.stringify(told)).not.toContain('nour');
});
