import { deflateSync } from 'node:zlib';

const LINE = 'BT /F1 24 Tf 72 720 Td (Omar Farid) Tj ET';

const toStream = (content: string | Buffer, keys = '') => {
  // A gigabyte takes seconds at higher levels.
  const packed = deflateSync(content, { level: 1 }).toString('latin1');
  return `<< /Length ${packed.length} /Filter /FlateDecode ${keys}>>\nstream\n${packed}\nendstream`;
};

interface Drawn {
  box?: string;
  /** Keys of the page tree. */
  tree?: string;
  content?: string | Buffer;
  /** Objects of number 5 and up; the page calls the first `/X5`. */
  objects?: string[];
}

/** A PDF of one page. Without a cross-reference table, which readers rebuild. */
export function toDrawnPdf(drawn: Drawn = {}): Buffer {
  const { box = '0 0 612 792', tree = '/Kids [3 0 R] /Count 1', content = LINE } = drawn;
  const font = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages ${tree} >>`,
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R /Resources << ${font} /XObject << /X5 5 0 R >> >> >>`,
    toStream(content),
    ...(drawn.objects ?? []),
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer << /Root 1 0 R >>\n`, 'latin1');
}

const toImage = (side: number, pixels: number) =>
  toStream(
    Buffer.alloc(pixels),
    `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8 `,
  );

/** A form that draws the next form twenty times. */
const toForm = (number: number) =>
  toStream(
    `/X${number + 1} Do `.repeat(20),
    `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /X${number + 1} ${number + 1} 0 R >> >> `,
  );

/** Takes a second for each time it is drawn. */
export const slowPdf = toDrawnPdf({
  content: '600 0 0 700 0 0 cm '.concat('/X5 Do '.repeat(50)),
  objects: [toImage(20_000, 400_000_000)],
});

/** PDFs whose pages are hard to draw. */
export const oddPdfs: [string, Buffer][] = [
  ['is no PDF', Buffer.from('Omar Farid')],
  ['is empty', Buffer.alloc(0)],
  ['has a huge page', toDrawnPdf({ box: '0 0 1e9 1e9' })],
  ['has a page without a size', toDrawnPdf({ box: '0 0 0 0' })],
  ['has a page of no numbers', toDrawnPdf({ box: '/a null (b) 0' })],
  ['has a page that is a ribbon', toDrawnPdf({ box: '0 0 3 14400' })],
  ['says that it has two billion pages', toDrawnPdf({ tree: '/Kids [3 0 R] /Count 2147483647' })],
  ['has a page tree that is its own branch', toDrawnPdf({ tree: '/Kids [2 0 R] /Count 1' })],
  ['unpacks to a gigabyte', toDrawnPdf({ content: Buffer.alloc(1_000_000_000, '0 0 m 9 9 l S ') })],
  ['draws five million lines', toDrawnPdf({ content: '0 0 m 600 700 l S '.repeat(5_000_000) })],
  [
    'draws forms in forms in forms',
    toDrawnPdf({ content: '/X5 Do', objects: [5, 6, 7, 8, 9, 10, 11].map(toForm) }),
  ],
  [
    'has an image of four thousand million pixels',
    toDrawnPdf({ content: '600 0 0 700 0 0 cm /X5 Do', objects: [toImage(60_000, 1000)] }),
  ],
];
