import { bandsOf } from './reading-bands.ts';
import { VALUE_NAMES } from './reading-kinds.ts';
import type { ValueName } from './reading-kinds.ts';
import type { CurveBody } from './readings.ts';

/** The box in which a curve is drawn, in its own units; a page scales it to the width of the phone. Free of zod. */
export const BOX = { width: 320, height: 160, left: 32, bottom: 8, top: 8 } as const;

/** What is drawn of a curve. */
export interface CurveShape {
  readonly lines: readonly {
    readonly name: ValueName;
    readonly path: string;
    readonly last: readonly [number, number];
  }[];
  /** The areas of usual values. */
  readonly usual: readonly {
    readonly name: ValueName;
    readonly from: number;
    readonly to: number;
    readonly y: number;
    readonly height: number;
  }[];
  readonly marks: readonly { readonly value: number; readonly y: number }[];
  readonly low: number;
  readonly high: number;
}

/** The values that a curve shows as lines; minutes and days belong to the value before them. */
const HIDDEN: readonly ValueName[] = ['minutes', 'days'];

/** Returns the moments of a curve in milliseconds. Pure. */
export function momentsOf({ from, minutes }: Pick<CurveBody, 'from' | 'minutes'>): number[] {
  let at = from === null ? 0 : Date.parse(from);
  return minutes.map((minute) => (at += minute * 60_000));
}

/** Returns the names of the values that a curve shows. Pure. */
export const shownNames = ({ values }: Pick<CurveBody, 'values'>): ValueName[] =>
  VALUE_NAMES.filter((name) => values[name] !== undefined && !HIDDEN.includes(name));

/** Returns what to draw of a curve with at least two readings, otherwise null. Pure. */
export function shapeOf(curve: CurveBody): CurveShape | null {
  const moments = momentsOf(curve);
  const [first, last] = [moments[0], moments.at(-1)];
  if (first === undefined || last === undefined || moments.length < 2) return null;
  const names = shownNames(curve);
  const known = names.flatMap((name) => curve.values[name]?.filter((value) => value !== null) ?? []);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  // The usual values are always in sight: cut off at the readings, those of one number would lie beside another's line.
  const usual = usualRanges(curve, names);
  const ends = [low, high, ...usual.flatMap(({ from, to }) => [from, to])];
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const pad = Math.max((most - least) * 0.1, 1);
  const [from, to] = [Math.max(0, least - pad), most + pad];
  const inner = BOX.height - BOX.top - BOX.bottom;
  const y = (value: number) => round(BOX.top + ((to - value) / (to - from)) * inner);
  const x = (at: number) => round(BOX.left + ((at - first) / Math.max(1, last - first)) * (BOX.width - BOX.left - 4));
  const lines = names.map((name) => {
    const points = (curve.values[name] ?? []).flatMap((value, place) =>
      value === null ? [] : [[x(moments[place] ?? first), y(value)] as const],
    );
    return {
      name,
      path: points.map(([px, py], place) => `${place === 0 ? 'M' : 'L'}${px} ${py}`).join(''),
      last: points.at(-1) ?? ([0, 0] as const),
    };
  });
  return {
    lines,
    usual: usual.map((one) => ({ ...one, y: y(one.to), height: round(y(one.from) - y(one.to)) })),
    marks: readable(ends.map((value) => ({ value, y: y(value) }))),
    low,
    high,
  };
}

/** How far apart two numbers at the axis must be to be read. */
const LINE = 12;

/** Returns the marks that can be read beside those before them. */
function readable(marks: CurveShape['marks']): CurveShape['marks'] {
  return marks.filter((mark, place) => marks.slice(0, place).every(({ y }) => Math.abs(y - mark.y) >= LINE));
}

/** Returns the ranges of usual values. After a meal other values are usual, so mixed sugar has none. */
function usualRanges(curve: CurveBody, names: readonly ValueName[]) {
  const meals = new Set(curve.meals);
  if (meals.size > 1) return [];
  const bands = bandsOf(curve.kind, [...meals][0]);
  return names.flatMap((name) => {
    const own = bands[name] ?? [];
    const place = own.findIndex(({ level }) => level === 'usual');
    const [usual, next] = [own[place], own[place + 1]];
    if (!usual || !next) return [];
    return [{ name, from: usual.from, to: next.from }];
  });
}

const round = (value: number) => Math.round(value * 10) / 10;
