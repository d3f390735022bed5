import { messagesTo } from '../one-time-code.ts';
import type { Visitor } from '../visitor.ts';
import type { ReplyRecord } from './reply-record.ts';

/** An administrator finds a doctor and changes the number, by a code that the doctor reads out, and the country. */
export async function changeNumberAndCountry(
  { product, note }: Pick<ReplyRecord, 'product' | 'note'>,
  one: Visitor,
  doctorId: string,
): Promise<void> {
  const path = `/api/admin/doctor-changes/${doctorId}`;
  const phone = '+255754771124';
  await note('doctor-desk.find-doctors', one.get('/api/admin/doctor-changes?q=kileo'));
  await note('doctor-desk.read-standing', one.get(path));
  const { body } = await note('doctor-desk.send-number-code', one.post(`${path}/number/code`, { phone }));
  await product.settle();
  const code = /\d{6}/.exec((await messagesTo(product, phone)).at(-1)!)![0];
  const proof = { challenge_id: body.data.challenge_id as string, code };
  await note('doctor-desk.change-number', one.put(`${path}/number`, proof));
  await note('doctor-desk.change-country', one.put(`${path}/country`, { country: 'KE' }));
  await one.put(`${path}/country`, { country: 'TZ' });
}
