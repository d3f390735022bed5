import type { WhatsAppOutcome, WhatsAppRefusal } from './port.ts';

/** Numbers of errors after which the same message to the same person is refused again. */
const REFUSALS: ReadonlyMap<number, WhatsAppRefusal> = new Map([
  [131026, 'not-on-whatsapp'],
  [131021, 'blocked'],
  [131030, 'blocked'],
  [131049, 'blocked'],
  [131050, 'blocked'],
  [131047, 'window'],
  [132000, 'template'],
  [132001, 'template'],
  [132005, 'template'],
  [132007, 'template'],
  [132012, 'template'],
  [132015, 'template'],
  [132016, 'template'],
  [0, 'account'],
  [3, 'account'],
  [10, 'account'],
  [33, 'account'],
  [190, 'account'],
  [368, 'account'],
  [131005, 'account'],
  [131031, 'account'],
  [131042, 'account'],
  [133010, 'account'],
]);

/** Too many messages: of the app, of our number, of what people called spam, or to this one person. */
const BUSY = new Set([4, 80007, 130429, 131048, 131056]);

/** WhatsApp does not know itself what became of the message. */
const UNCLEAR = new Set([1, 2, 131000, 131016]);

/** Returns what an error of the Cloud API means. Its number decides, as Meta advises, and not its words. */
export function outcomeOfError(code: number | null, status: number): WhatsAppOutcome {
  if (code !== null && BUSY.has(code)) return { kind: 'unknown', why: 'busy', mayHaveReached: false };
  if (code !== null && UNCLEAR.has(code)) return { kind: 'unknown', why: 'http-error', mayHaveReached: true };
  const reason = code === null ? undefined : REFUSALS.get(code);
  if (reason !== undefined) return { kind: 'refused', reason, code };
  if (status === 429) return { kind: 'unknown', why: 'busy', mayHaveReached: false };
  if (status >= 500) return { kind: 'unknown', why: 'http-error', mayHaveReached: true };
  if (status === 401 || status === 403) return { kind: 'refused', reason: 'account', code };
  return { kind: 'refused', reason: 'other', code };
}
