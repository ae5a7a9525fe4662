import encodeQr from 'qr';

/** A QR code to be drawn as one path of an SVG. */
export interface QrCode {
  /** Width and height in modules, its quiet border included. */
  size: number;
  /** The dark modules, as the `d` of a path. */
  path: string;
}

/** The QR code of a text. */
export function toQrCode(text: string): QrCode {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: 4 });
  const path = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size: rows.length, path: path.join('') };
}
