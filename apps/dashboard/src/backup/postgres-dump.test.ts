import { describe, expect, it } from 'vitest';
import { checkDump } from './postgres-dump.ts';

async function* toLines(text: string) {
  yield* text.split('\n');
}

async function check(text: string) {
  const counts: Record<string, number> = {};
  let kept = '';
  for await (const part of checkDump(toLines(text), (table, isRow) => {
    counts[table] = (counts[table] ?? 0) + Number(isRow);
  }))
    kept += part;
  return { counts, kept };
}

const BEGINNING = `--
-- PostgreSQL database dump
--

\\restrict abc123

SET statement_timeout = 0;
SET client_encoding = 'UTF8';
SELECT pg_catalog.set_config('search_path', '', false);
`;

describe('a dump of our database', () => {
  it('is passed unchanged, and its rows are counted', async () => {
    const statements = `CREATE SCHEMA public;
CREATE TYPE public.enum_users_role AS ENUM (
    'admin',
    'edi;tor -- $$ \\ ''quoted'''
);
CREATE TABLE public.users (
    id integer NOT NULL,
    name character varying DEFAULT 'a;b'::character varying,
    "order" numeric(10,2) DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
ALTER TABLE ONLY public.users ALTER COLUMN id SET DEFAULT nextval('public.users_id_seq'::regclass);
COPY public.users (id, name, "order") FROM stdin;
1\t; DROP TABLE users; \\\\! id \u2028 $$\t0
2\t-- no comment\t1
\\.
SELECT pg_catalog.setval('public.users_id_seq', 2, true);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX users_name_idx ON public.users USING btree (name, "order");
`;
    const { counts, kept } = await check(BEGINNING + statements);
    expect(counts).toEqual({ users: 2 });
    expect(kept.endsWith(statements)).toBe(true);
    expect(kept).not.toMatch(/restrict/);
  });

  it.each([
    ['a meta-command', '\\! id'],
    ['a meta-command behind another', '\\unrestrict abc \\! id'],
    ['a meta-command in a statement', 'CREATE TABLE public.x (\n\\! id\n);'],
    ['a program that takes rows', "COPY public.users TO PROGRAM 'id';"],
    ['a program that gives rows', "COPY public.users (id) FROM PROGRAM 'id';"],
    ['a second statement', "CREATE SCHEMA x; COPY public.users TO PROGRAM 'id';"],
    ['a second statement without a space', "CREATE SCHEMA x;COPY public.users TO PROGRAM 'id';"],
    [
      'a statement behind an escaped quote',
      `CREATE TYPE public.x AS ENUM (E'\\'); COPY public.x TO PROGRAM $$id$$; --');`,
    ],
    [
      'a statement behind quotes of dollars',
      "CREATE TYPE public.x AS ENUM ($$'$$); COPY public.users TO PROGRAM $$id$$; --');",
    ],
    [
      'a statement behind a comment',
      "CREATE SCHEMA x /*';*/; COPY public.users TO PROGRAM 'id'; --';",
    ],
    ['other quoting', 'SET standard_conforming_strings = off;'],
    ['another place of functions', "SELECT pg_catalog.set_config('search_path', 'mine', false);"],
    [
      'a function',
      'CREATE FUNCTION public.f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NULL; END $$;',
    ],
    ['a block of code', "DO $$ BEGIN EXECUTE 'x'; END $$;"],
    ['a call', "SELECT pg_read_file('/etc/passwd');"],
    ['a call in a default', "CREATE TABLE public.x (a text DEFAULT pg_read_file('/etc/passwd'));"],
    ['a call of a table', "CREATE TABLE public.x AS SELECT pg_catalog.pg_ls_dir('/');"],
    [
      'a call by a quoted name',
      `CREATE TABLE public.x (a text DEFAULT "pg_read_file"('/etc/passwd'));`,
    ],
    ['a call by a name of other letters', "CREATE TABLE public.x (a text DEFAULT \u00e9('x'));"],
    ['an extension', 'CREATE EXTENSION dblink;'],
    ['an account', 'CREATE ROLE mine SUPERUSER;'],
    [
      'a trigger',
      'CREATE TRIGGER t BEFORE INSERT ON public.users FOR EACH ROW EXECUTE FUNCTION public.f();',
    ],
    ['a statement without an end', "CREATE TABLE public.x (a text DEFAULT '"],
    ['rows without an end', 'COPY public.users (id) FROM stdin;\n1'],
  ])('that holds %s is refused', async (_, statement) => {
    await expect(check(`${BEGINNING}${statement}\n`)).rejects.toThrow(
      /no backup of this dashboard/,
    );
  });
});
