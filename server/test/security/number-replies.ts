import { messagesTo } from '../one-time-code.ts';
import { aWorkingDoctor } from '../doctor-makers.ts';
import { MINUTE } from '../../src/platform/time.ts';
import type { Visitor } from '../visitor.ts';
import type { ReplyRecord } from './reply-record.ts';

/** An administrator finds a doctor and changes the number, by a code that the doctor reads out, and the country. */
export async function changeNumberAndCountry(
  { product, note }: Pick<ReplyRecord, 'product' | 'note'>,
  one: Visitor,
  doctorId: string,
): Promise<void> {
  const path = `/api/admin/doctor-changes/${doctorId}`;
  await askForNumbers({ product, note }, one);
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
  const held = { money_held: true, reason: 'Checked again' };
  await note('doctor-desk.set-money-held', one.put(`/api/admin/doctors/${doctorId}/money-held`, held));
}

/** One doctor gives the second code, too, and another refuses what the office asked for. */
async function askForNumbers({ product, note }: Pick<ReplyRecord, 'product' | 'note'>, one: Visitor): Promise<void> {
  for (const [place, isWanted] of [true, false].entries()) {
    const { id, phone: old, browser } = await aWorkingDoctor(product);
    const path = `/api/admin/doctor-changes/${id}/number`;
    const phone = `+25575477113${place}`;
    const proofBy = async (asked: object, to: string) => {
      const { body } = await one.post(`${path}/code`, asked);
      await product.settle();
      const texts = (await messagesTo(product, to)).filter((text) => text.includes('asked our office'));
      return { challenge_id: body.data.challenge_id as string, code: /\d{6}/.exec(texts.at(-1)!)![0] };
    };
    await one.put(path, await proofBy({ phone }, phone));
    product.clock.advance(MINUTE);
    if (isWanted)
      await note('doctor-desk.confirm-old-number', one.put(`${path}/old`, await proofBy({ to: 'old' }, old)));
    else await note('doctors.object-to-number', browser.post('/api/doctor/profile/number-objection'));
  }
}
