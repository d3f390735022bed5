import { z } from 'zod';
import type { HeadRow } from './store.ts';

const schema = z.strictObject({
  number: z.int().positive(),
  at: z.iso.datetime(),
  previous: z.string(),
  heads: z.array(z.strictObject({ chain: z.int(), number: z.int(), hash: z.string() })),
});

/** What an anchor says. */
export interface Anchor {
  readonly number: number;
  readonly at: string;
  /** The signature of the anchor before it; empty for the first one. */
  readonly previous: string;
  /** The last row of each chain. */
  readonly heads: readonly HeadRow[];
}

/** Returns the text of an anchor as it is signed and kept. */
export function writeAnchor({ number, at, previous, heads }: Anchor): string {
  return JSON.stringify({
    number,
    at,
    previous,
    heads: heads.map(({ chain, number, hash }) => ({ chain, number, hash })),
  });
}

/** Returns what the text of an anchor says, or undefined if it is none. */
export function readAnchor(text: string): Anchor | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
