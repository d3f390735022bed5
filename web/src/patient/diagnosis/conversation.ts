import type { AnswerBody } from '../../api/assistant.ts';

/** What the person said, the question that was open then, and what the assistant answered. */
export interface Turn {
  readonly asked?: string | null | undefined;
  /** Empty if the person only took back something that was understood. */
  readonly said: string;
  /** Null for an earlier one that the server cannot make again. */
  readonly answer: AnswerBody | null;
}

/** The most characters of the reason of an appointment. */
const REASON_LIMIT = 1000;

/**
 * Returns what the person said, as the reason of an appointment: the own words, and answers with their questions. What
 * is too long for a reason is cut at the end. Pure.
 */
export function reasonOf(turns: readonly Pick<Turn, 'asked' | 'said'>[]): string {
  const words = turns
    .filter(({ said }) => said !== '')
    .map(({ asked, said }) => (asked ? `${asked} ${said}` : said))
    .join('\n');
  return words.length <= REASON_LIMIT ? words : `${words.slice(0, REASON_LIMIT - 1)}…`;
}
