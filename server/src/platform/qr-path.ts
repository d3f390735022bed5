import { encodeQR } from 'qr';

/** Light modules around the code, without which scanners do not find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrPath {
  /** Width and height of the view box, in modules, quiet zone included. */
  readonly size: number;
  /** The dark modules as the `d` of an SVG path: one bar per run of a row. */
  readonly path: string;
}

/** A QR code (error correction M) as an SVG path, so that a page draws it without a script of its own and without markup from outside. */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const bars = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark && !row[x - 1] ? [`M${x} ${y}h${lengthFrom(row, x)}v1H${x}z`] : [])));
  return { size: rows.length, path: bars.join('') };
}

function lengthFrom(row: readonly boolean[], start: number): number {
  const end = row.indexOf(false, start);
  return (end === -1 ? row.length : end) - start;
}
