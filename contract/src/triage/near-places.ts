/** Areas are told apart by the bits of one number; where a text has more, far ones share a bit. */
const BITS = 32;

/**
 * Returns the areas to which each word of a text belongs, as bits. Two words of one segment that are at most `reach`
 * places apart have an area in common; words of different segments have none, or one by chance.
 */
export function areasOf(words: readonly { readonly segment: number }[], reach: number): Int32Array {
  const areas = new Int32Array(words.length);
  let area = 0;
  let begin = 0;
  let before = 0;
  for (let at = 0; at < words.length; at += 1) {
    if (at > 0 && words[at]!.segment !== words[at - 1]!.segment) {
      area += 1;
      begin = at;
      before = 0;
    } else if (at - begin === reach) {
      before = bitOf(area);
      area += 1;
      begin = at;
    }
    areas[at] = bitOf(area) | before;
  }
  return areas;
}

function bitOf(area: number): number {
  return 1 << (area % BITS);
}

/** Where things of one name stand in a text, and the areas of all of them. */
export type Noted<T> = { readonly list: T[]; areas: number };

/** Notes that a thing stands in some areas of a text. */
export function noteAt<T>(notes: Map<string, Noted<T>>, name: string, thing: T, areas: number): void {
  const before = notes.get(name);
  if (before) {
    before.list.push(thing);
    before.areas |= areas;
  } else notes.set(name, { list: [thing], areas });
}
