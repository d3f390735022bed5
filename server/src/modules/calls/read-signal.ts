import { CallSignal } from '@tabibu/contract/calls';
import type { CallSignalBody } from '@tabibu/contract/calls';

/** Longest message, in characters. Only session descriptions may be this long; all others end at `LARGEST`. */
export const LARGEST_DESCRIPTION = 72 * 1024;
const LARGEST = 16 * 1024;

/** Parses a message of the browser. Returns null when it is too long or none of the known signals (K-02, K-03). */
export function readSignal(text: string): CallSignalBody | null {
  if (text.length > LARGEST_DESCRIPTION) return null;
  try {
    const parsed = CallSignal.safeParse(JSON.parse(text));
    if (!parsed.success || (text.length > LARGEST && parsed.data.type !== 'description')) return null;
    return parsed.data;
  } catch {
    return null;
  }
}
