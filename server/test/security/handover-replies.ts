import { aGrownUp, offerRecord } from '../family-makers.ts';
import type { ReplyRecord } from './reply-record.ts';

/** A guardian offers a record, withdraws it and offers it again; the grown-up declines, and then takes it over. */
export async function noteHandovers({ product, note }: Pick<ReplyRecord, 'product' | 'note'>): Promise<void> {
  const people = await aGrownUp(product);
  const { guardian, own, personId } = people;
  const path = `/api/family/${personId}/handover`;
  await note('family.offer-record', guardian.post(path, { phone: own.phone }));
  await note('family.read-family', guardian.get('/api/family'));
  await note('family.withdraw-offer', guardian.delete(path));
  const declined = await offerRecord(people);
  await note('family.list-offered-records', own.get('/api/me/offered-records'));
  await note('family.decline-record', own.post(`/api/me/offered-records/${declined}/decline`));
  const taken = await offerRecord(people);
  await note('family.take-record', own.post(`/api/me/offered-records/${taken}/accept`, { consent_version: 1 }));
}
