import { encode } from 'uqr';

/** Light modules around the code that scanners need (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrPath {
  /** Width and height of the view box, in modules, quiet zone included. */
  readonly size: number;
  /** The dark modules as the `d` of an SVG path: one rectangle per run. */
  readonly path: string;
}

/** A QR code (error correction M) as an SVG path, so that a page draws it without a script of its own and without markup from outside. */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.map((row, y) => [...row.map((dark) => (dark ? '1' : '0')).join('').matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('')).join('');
  return { size, path };
}
