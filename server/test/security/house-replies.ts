import { addDays } from '../../src/platform/time.ts';
import type { Visitor } from '../visitor.ts';
import type { ReplyRecord } from './reply-record.ts';

/** Calls what an administrator calls to change prices. */
export async function changeHouse({ product, note }: ReplyRecord, browser: Visitor): Promise<void> {
  const fees = '/api/admin/consultation-fees';
  const listed = await note('fees.list-fees-for-change', browser.get(fees));
  const [{ general_video_fee, general_phone_fee, specialist_video_fee, version }] = listed.body.data;
  const wanted = { general_video_fee, general_phone_fee, specialist_video_fee, specialist_phone_fee: 16_000 };
  const saved = { ...wanted, version, planned_id: null, starts_on: null };
  await note('fees.save-fees', browser.put(`${fees}/TZ`, saved));
  await note('fees.take-back-fees', browser.post(`${fees}/TZ/take-back`, { version: version + 1 }));
  const day = addDays(product.clock.now().toISOString().slice(0, 10), 5);
  const planned = await browser.put(`${fees}/TZ`, { ...saved, version: version + 2, starts_on: day });
  await note(
    'fees.withdraw-planned-fees',
    browser.post(`${fees}/TZ/withdraw-planned`, { planned_id: planned.body.data.planned.id }),
  );
}
