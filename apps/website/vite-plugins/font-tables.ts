/** Tables of a font by their tags, each a copy that may be changed. */
export type Tables = Map<string, Buffer>;

/** @throws when the font has no such table */
export function getTable(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The typeface has no table “${tag}”.`);
  return table;
}

/** Takes an sfnt (TrueType) apart. */
export function readTables(font: Buffer): Tables {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + 16 * index;
      const from = font.readUInt32BE(at + 8);
      const table = Buffer.from(font.subarray(from, from + font.readUInt32BE(at + 12)));
      return [font.toString('latin1', at, at + 4), table] as const;
    }),
  );
}

/** Puts a font together. Its sums are left out: the packing into WOFF2 makes them. */
export function writeTables(kind: number, tables: Tables): Buffer {
  const half = 2 ** Math.floor(Math.log2(tables.size));
  const head = Buffer.alloc(12 + 16 * tables.size);
  head.writeUInt32BE(kind, 0);
  for (const [index, number] of [
    tables.size,
    16 * half,
    Math.log2(half),
    16 * (tables.size - half),
  ].entries())
    head.writeUInt16BE(number, 4 + 2 * index);
  const bodies: Buffer[] = [];
  let from = head.length;
  for (const [index, [tag, table]] of [...tables].entries()) {
    const at = 12 + 16 * index;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(from, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    const body = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    bodies.push(body);
    from += body.length;
  }
  return Buffer.concat([head, ...bodies]);
}
