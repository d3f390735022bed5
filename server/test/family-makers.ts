import { CONSENT_VERSION } from '@tabibu/contract/family-rules';
import type { Reply, Visitor } from './visitor.ts';

export const JUMA = { name: 'Juma Mwinyi', relation: 'child', birth_date: '2022-03-05', sex: 'male' } as const;

/** Asks to add somebody to a family, with consent unless told otherwise. */
export function askToAdd(visitor: Visitor, wish: Record<string, unknown> = {}): Promise<Reply> {
  return visitor.post('/api/family', { ...JUMA, consent_version: CONSENT_VERSION, ...wish });
}

/** Adds somebody to a family and returns the person's id. */
export async function aMember(visitor: Visitor, wish: Record<string, unknown> = {}): Promise<string> {
  const added = await askToAdd(visitor, wish);
  if (added.status !== 201) throw new Error(`not added: ${added.status} ${added.text}`);
  return added.body.data.id as string;
}
