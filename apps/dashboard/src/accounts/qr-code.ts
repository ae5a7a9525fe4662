import encodeQr from 'qr';

/** A QR code as an SVG path. */
export interface QrCode {
  /** Width and height in modules, with the quiet zone. */
  size: number;
  /** Dark modules, as `d` of the path. */
  path: string;
}

export function toQrCode(text: string): QrCode {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: 4 });
  const path = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size: rows.length, path: path.join('') };
}
