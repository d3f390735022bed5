import { encodeQR } from 'qr';

/** Width of the light margin around the code, in modules. Scanners need it to find the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrPath {
  /** Width and height of the view box in modules, including the quiet zone. */
  readonly size: number;
  /** The dark modules as the `d` attribute of an SVG path, with one bar for each run in a row. */
  readonly path: string;
}

/**
 * Returns a QR code (error correction M) as an SVG path, so that a page can draw it without a script and without
 * inserting foreign markup.
 */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const bars = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark && !row[x - 1] ? [`M${x} ${y}h${lengthFrom(row, x)}v1H${x}z`] : [])),
  );
  return { size: rows.length, path: bars.join('') };
}

function lengthFrom(row: readonly boolean[], start: number): number {
  const end = row.indexOf(false, start);
  return (end === -1 ? row.length : end) - start;
}
