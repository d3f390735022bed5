import { CallSignal } from '@tabibu/contract/calls';
import type { CallSignalBody } from '@tabibu/contract/calls';

/** Only descriptions of media are long. */
export const LARGEST_DESCRIPTION = 72 * 1024;
const LARGEST = 16 * 1024;

/** What a browser said on the socket; null when it is not one of the known sentences (K-02, K-03). */
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
