import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toDocx } from '@agency/resumes/testing/documents';
import { firefox, type OptionalTool, webKit } from '../../scripts/system/optional-tools.ts';
import { admin, expect, test, website } from '../test.ts';
import { openFirefox } from './firefox.ts';
import { journeys } from './journeys.ts';
import type { Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';

type JourneyName = keyof typeof journeys;

const all = Object.keys(journeys) as JourneyName[];
/** Of the short form, and of WebKitGTK, whose driver includes no codecs of films. */
const short: JourneyName[] = [
  ...(['drawer', 'serviceCards', 'joinedLetters', 'contact', 'offline', 'secondVisit'] as const),
];

const runs: {
  engine: OptionalTool;
  names: JourneyName[];
  open: (path: string) => Promise<Visitor>;
}[] = [
  { engine: firefox, names: all, open: openFirefox },
  { engine: webKit, names: short, open: openWebKit },
];

for (const { engine, names, open } of runs) {
  test.describe(engine.name, () => {
    test.describe.configure({ mode: 'default' });

    const folder = mkdtempSync(join(tmpdir(), 'agency-engine-'));
    const resume = join(folder, 'resume.docx');
    let visitor: Visitor | undefined;

    test.beforeAll(async () => {
      const path = await engine.find();
      if (!path) return;
      writeFileSync(resume, toDocx());
      visitor = await open(path);
      await visitor.resize(1280, 900);
    });
    test.afterAll(async () => {
      await visitor?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    for (const name of names) {
      test(journeys[name].title, { tag: short.includes(name) ? [] : ['@nightly'] }, async () => {
        test.skip(!visitor, `${engine.name} is not installed: ${engine.packages.join(' ')}`);
        if (!visitor) return;
        await journeys[name].walk({ visitor, website, admin, engine: engine.name, resume });
        expect(visitor.readProblems()).toEqual([]);
      });
    }
  });
}
