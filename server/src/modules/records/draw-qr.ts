import { encodeQR } from 'qr';

/** Modules of quiet around the code, without which scanners do not find it. */
const QUIET = 4;

/** A QR code as one SVG path, in modules: `size` is the side with its quiet zone. Each run of dark modules of a row is one bar. Pure. */
export function drawQr(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const bars = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark && !row[x - 1] ? [`M${x} ${y}h${lengthFrom(row, x)}v1H${x}z`] : [])));
  return { size: rows.length, path: bars.join('') };
}

function lengthFrom(row: readonly boolean[], start: number): number {
  const end = row.indexOf(false, start);
  return (end === -1 ? row.length : end) - start;
}
