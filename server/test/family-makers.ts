import { CONSENT_VERSION, TAKE_OVER_CONSENT } from '@tabibu/contract/family-rules';
import { aCall } from './call-makers.ts';
import type { CallPeople } from './call-makers.ts';
import type { TestProduct } from './harness.ts';
import type { Reply, Visitor } from './visitor.ts';

export const JUMA = { name: 'Juma Mwinyi', relation: 'child', birth_date: '2022-03-05', sex: 'male' } as const;

/** A mother with a telephone; the test gives the number. */
export const REHEMA = { name: 'Rehema Swai', relation: 'parent', birth_date: '1958', sex: 'female' } as const;

let numbers = 0;
/** A Tanzanian number that nobody else has. */
export const aNumber = () => `+25575499${String((numbers += 1)).padStart(4, '0')}`;

/** An appointment that a daughter booked for her mother, who has a number of her own. */
export interface MothersCall extends CallPeople {
  readonly personId: string;
  readonly phone: string;
}

/** Creates the paid call of a mother with a number of her own; `more` is sent with the booking. */
export async function aMothersCall(
  product: TestProduct,
  minutes = -5,
  more: Record<string, unknown> = {},
): Promise<MothersCall> {
  const guardian = await product.patient({ full_name: 'Neema Swai' });
  const phone = aNumber();
  const personId = await aMember(guardian, { ...REHEMA, phone });
  const call = await aCall(product, minutes, undefined, { person_id: personId, ...more }, guardian);
  return { ...call, personId, phone };
}

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

/** A grown-up member of a family, with the number and the browser of the own account. */
export interface GrownUp {
  readonly guardian: Visitor;
  readonly personId: string;
  readonly own: Visitor;
}

/** Adds a grown-up, who has an account too, to the family of a guardian. */
export async function aGrownUp(product: TestProduct, { own }: { readonly own?: Visitor } = {}): Promise<GrownUp> {
  const guardian = await product.patient({ full_name: 'Neema Mwinyi' });
  const birth = `${product.clock.now().getUTCFullYear() - 20}-03-05`;
  const personId = await aMember(guardian, { name: 'Rehema Mwinyi', birth_date: birth, sex: 'female' });
  return { guardian, personId, own: own ?? (await product.patient({ full_name: 'Rehema Ali' })) };
}

/** Offers the record of a grown-up to the number of the own account, and returns the id of the offer. */
export async function offerRecord({ guardian, personId, own }: GrownUp): Promise<string> {
  const offered = await guardian.post(`/api/family/${personId}/handover`, { phone: own.phone });
  if (offered.status !== 201) throw new Error(`not offered: ${offered.status} ${offered.text}`);
  const { body } = await own.get('/api/me/offered-records');
  return body.data[0].id as string;
}

/** Takes an offered record over. */
export function takeRecord(own: Visitor, offer: string, consent?: number): Promise<Reply> {
  return own.post(`/api/me/offered-records/${offer}/accept`, { consent_version: consent ?? TAKE_OVER_CONSENT });
}
