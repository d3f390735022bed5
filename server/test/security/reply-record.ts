import type { TestProduct } from '../harness.ts';
import type { Reply } from '../visitor.ts';
import type { PatientObjects } from './patient-objects.ts';

/** The replies that a test has got, by endpoint, and the people who call. */
export interface ReplyRecord {
  readonly product: TestProduct;
  readonly asha: PatientObjects;
  readonly sent: ReadonlyMap<string, readonly Reply[]>;
  /** Waits for a reply and keeps it under the id of its endpoint. Throws if it is a refusal. */
  readonly note: (id: string, reply: Promise<Reply>) => Promise<Reply>;
}

/** Returns a record that has no replies yet. */
export function newReplyRecord(product: TestProduct, asha: PatientObjects): ReplyRecord {
  const sent = new Map<string, Reply[]>();
  const note = async (id: string, reply: Promise<Reply>): Promise<Reply> => {
    const seen = await reply;
    if (seen.status >= 300) throw new Error(`${id}: ${seen.status} ${seen.text}`);
    sent.set(id, [...(sent.get(id) ?? []), seen]);
    return seen;
  };
  return { product, asha, sent, note };
}
