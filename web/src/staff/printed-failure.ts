import { problemText } from '../api/forms/problem-text.ts';
import type { SentenceKey, Translation } from '../shell/translation.tsx';

/** Returns the printed text of a failure, and behind it why, where the server or the network says so. */
export function printedFailure(error: unknown, t: Translation['t'], printed: SentenceKey): string {
  const [text, why] = [t(printed), problemText(error, t, printed)];
  return why === text ? text : `${text}. ${why}`;
}
