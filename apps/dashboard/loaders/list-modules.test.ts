import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { listModules } from './list-modules.ts';

const file = createRequire(import.meta.url).resolve('@payloadcms/ui');
const bundle = readFileSync(file, 'utf8');
const types = readFileSync(file.replace(/\.js$/, '.d.ts'), 'utf8');

describe('what Payload ships as one file', () => {
  test('is listed as the modules it is made of, without what is opened later', () => {
    const list = listModules(bundle, types);
    expect(list).toContain("export { Button } from '../../elements/Button/index.js'");
    expect(list).toContain('export { CodeEditor as CodeEditorLazy }');
    expect(list).not.toContain('DatePicker');
    expect(list).not.toContain('default as CodeEditor');
    expect(list).not.toMatch(/^export type/m);
  });

  test('is refused where a component could get lost', () => {
    expect(() => listModules('export{a as Button,b as Novel};', types)).toThrow('Novel');
  });
});
