import type { Bar } from './bar-chart.tsx';

interface Part {
  readonly key: string;
  /** Which series the part belongs to. */
  readonly part: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Bars {
  readonly parts: readonly Part[];
  /** Where zero is, from above. */
  readonly zero: number;
  /** The value at the upper edge. */
  readonly top: number;
  /** The width that a bar has with its distance to the next one. */
  readonly step: number;
  /** Every how manieth label has room. */
  readonly every: number;
}

/** In pixels: as wide as a bar becomes at most, and as a label needs. */
const WIDEST = 64;
export const LABEL = 88;

/** Returns where the parts of bars are drawn: positive ones above zero, negative ones below it. */
export function barsOf(bars: readonly Bar[], width: number, height: number): Bars {
  const above = bars.map(({ values }) => values.filter((value) => value > 0).reduce((sum, value) => sum + value, 0));
  const below = bars.map(({ values }) => values.filter((value) => value < 0).reduce((sum, value) => sum + value, 0));
  const top = Math.max(0, ...above);
  const bottom = Math.min(0, ...below);
  const scale = height / (top - bottom || 1);
  const step = width / Math.max(1, bars.length);
  const wide = Math.min(WIDEST, step * 0.7);
  const parts = bars.flatMap(({ key, values }, place) => {
    const ends = { up: 0, down: 0 };
    return values.map((value, part) => {
      const way = value >= 0 ? 'up' : 'down';
      const from = ends[way];
      ends[way] += value;
      return {
        key: `${key} ${part}`,
        part,
        x: place * step + (step - wide) / 2,
        y: (top - Math.max(from, ends[way])) * scale,
        width: wide,
        height: Math.abs(value) * scale,
      };
    });
  });
  return { parts, zero: top * scale, top, step, every: Math.max(1, Math.ceil(LABEL / step)) };
}
