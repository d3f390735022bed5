import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDoctor, anAppointment, at } from '../../test/booking-makers.ts';
import { REHEMA, aMember, aNumber } from '../../test/family-makers.ts';
import { openTestProduct } from '../../test/harness.ts';
import type { TestProduct } from '../../test/harness.ts';
import { messagesTo } from '../../test/one-time-code.ts';
import type { Visitor } from '../../test/visitor.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const REASON = 'Maumivu ya tumbo tangu wiki';
/** A daughter, her mother with a number of her own, and a paid appointment of the mother. */
async function aMother({
  days = 3,
  phone = aNumber(),
  ...more
}: Record<string, unknown> & { days?: number; phone?: string } = {}) {
  const guardian = await product.patient({ full_name: 'Neema Swai Wanjiru' });
  const personId = await aMember(guardian, { ...REHEMA, phone });
  const doctorId = await aDoctor(product);
  const bookingId = await anAppointment(product, guardian, doctorId, at(product, days, '10:00'), {
    person_id: personId,
    reason: REASON,
    ...more,
  });
  await product.settle();
  return { guardian, phone, personId, doctorId, bookingId, path: `/api/appointments/${bookingId}` };
}
const told = (phone: string) => messagesTo(product, phone);
const change = async (guardian: Visitor, personId: string, wish: Record<string, unknown>) => {
  const { version } = (await guardian.get('/api/family')).body.data.members.find(
    ({ id }: { id: string }) => id === personId,
  );
  return guardian.put(`/api/family/${personId}`, { version, ...REHEMA, ...wish });
};
/** The page that stops the messages, which the page of the link in the message names. */
const stopLink = async (text: string) =>
  (await product.visitor().get(`/api/join/${/\/join\/([\w-]+)/.exec(text)![1]}`)).body.data.stop as string;

describe('the number of a member', () => {
  test('hears of the paid appointment in the language of who booked, by whom it was named, and nothing of problem or money', async () => {
    const { guardian, phone } = await aMother();
    const [first, ...more] = await told(phone);
    expect(more).toEqual([]);
    expect(first).toMatch(
      /^Tabibu: Neema amekuwekea miadi na Dkt\. Neema Mushi na kutupa namba yako\. .*saa 4:00 asubuhi \(10:00\)/,
    );
    expect(first).toContain('kutupa namba yako');
    for (const secret of [REASON, 'Wanjiru', 'Swai', 'TSh', 'KSh', 'bei', guardian.phone])
      expect(first).not.toContain(secret);
  });

  test('hears nothing of a hold that was never paid', async () => {
    const guardian = await product.patient();
    const phone = aNumber();
    const personId = await aMember(guardian, { ...REHEMA, phone });
    const wish = {
      doctor_id: await aDoctor(product),
      call_type: 'phone',
      starts_at: at(product, 3, '11:00'),
      person_id: personId,
    };
    expect((await guardian.post('/api/bookings', wish)).status).toBe(201);
    await product.settle();
    expect(await told(phone)).toEqual([]);
  });

  test('reads the time on the clock of its own country, which is named', async () => {
    const guardian = await product.patient({ full_name: 'Neema Swai' });
    const phone = '+27821234001';
    const personId = await aMember(guardian, { ...REHEMA, phone });
    await anAppointment(product, guardian, await aDoctor(product), at(product, 4, '10:00'), { person_id: personId });
    await product.settle();
    expect((await told(phone))[0]).toMatch(/09:00.*Afrika Kusini/);
  });

  test('hears that it was moved and that it will not take place, and not why', async () => {
    const { guardian, phone, path } = await aMother({ days: 5 });
    await guardian.post(`${path}/reschedule`, { starts_at: at(product, 5, '11:00') });
    product.clock.advance(5 * 60_000);
    await product.settle();
    await guardian.post(`${path}/cancel`, { reason: 'Amepona' });
    await product.settle();
    const texts = await told(phone);
    expect(texts.slice(1)).toEqual([
      expect.stringMatching(/imehamishwa\. Muda mpya: .*\(11:00\)/),
      expect.stringMatching(/haitafanyika\. Neema anajua zaidi\.$/),
    ]);
    expect(texts.join(' ')).not.toContain('Amepona');
  });

  test('that is named after booking is told, the one before hears nothing more', async () => {
    const { guardian, phone, personId } = await aMother();
    const next = aNumber();
    expect((await change(guardian, personId, { phone: next })).status).toBe(200);
    await product.settle();
    expect([(await told(next)).length, (await told(phone)).length]).toEqual([1, 1]);
  });

  test('is a new one five times a day at most, so that one appointment reaches no row of strangers', async () => {
    const { guardian, personId } = await aMother();
    const replies = [];
    const numbers = Array.from({ length: 6 }, aNumber);
    for (const phone of numbers) replies.push((await change(guardian, personId, { phone })).status);
    await product.settle();
    expect(replies).toEqual([200, 200, 200, 200, 429, 429]);
    const reached = await Promise.all(numbers.map(told));
    expect(reached.filter((texts) => texts.length > 0).length).toBeLessThanOrEqual(4);
  });

  test('hears that the appointment is somebody else’s now', async () => {
    const { guardian, phone, path } = await aMother({ days: 6 });
    await guardian.post(`${path}/person`, { person_id: null });
    await product.settle();
    expect((await told(phone)).at(-1)).toContain('haitafanyika');
  });
});

describe('whoever has the number stops the messages', () => {
  test('by one press: the number is gone for good, who named it is told, and nothing more is sent', async () => {
    const { guardian, phone, personId, path } = await aMother({ days: 7 });
    const link = await stopLink((await told(phone))[0]!);
    const page = await product.visitor().get(link);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Neema aliandika namba yako')]);
    expect((await told(phone)).length).toBe(1);
    const stopped = await fetch(`${product.url}${link}`, { method: 'POST' });
    expect([stopped.status, stopped.headers.get('cache-control'), await stopped.text()]).toEqual([
      200,
      'no-store',
      expect.stringMatching(/miadi ambayo Neema anaweka, na namba imefutwa/),
    ]);
    await product.settle();
    const { members } = (await guardian.get('/api/family')).body.data;
    expect(members[0].phone).toBeNull();
    expect((await told(guardian.phone)).at(-1)).toContain('Rehema Swai hataki ujumbe');
    expect((await change(guardian, personId, { phone })).body.code).toBe('member-number-stopped');
    const again = { ...REHEMA, name: 'Rehema Ali', phone, consent_version: 1 };
    expect((await guardian.post('/api/family', again)).body.code).toBe('member-number-stopped');
    await guardian.post(`${path}/cancel`, {});
    await product.settle();
    expect((await told(phone)).length).toBe(1);
    expect((await fetch(`${product.url}${link}`, { method: 'POST' })).status).toBe(410);
  });

  test('for everybody of the family who has it, also by the link of one who has another number by now', async () => {
    const { guardian, phone, personId } = await aMother({ days: 9 });
    const link = await stopLink((await told(phone))[0]!);
    await aMember(guardian, { ...REHEMA, name: 'Juma Swai', phone });
    await aMember(guardian, { ...REHEMA, name: 'Asha Swai', phone });
    const next = aNumber();
    await change(guardian, personId, { phone: next });
    expect((await fetch(`${product.url}${link}`, { method: 'POST' })).status).toBe(200);
    await product.settle();
    const { members } = (await guardian.get('/api/family')).body.data;
    expect(members.map((member: { phone: string | null }) => member.phone)).toEqual([next, null, null]);
    expect((await told(guardian.phone)).filter((text) => text.includes('hataki ujumbe')).length).toBe(2);
    expect((await change(guardian, personId, { phone })).body.code).toBe('member-number-stopped');
  });

  test('on a page in the language of the messages, which is that of the own account', async () => {
    const owner = await product.patient({ language: 'fr' });
    const { phone } = await aMother({ days: 11, phone: owner.phone });
    const text = (await told(phone)).at(-1)!;
    const link = await stopLink(text);
    expect((await product.visitor().get(link)).text).toContain('<html lang="fr"');
    expect(await (await fetch(`${product.url}${link}`, { method: 'POST' })).text()).toContain('que prend Neema');
  });

  test('only with the link of that number: not with one that was made up, nor with that of a number before', async () => {
    const { guardian, phone, personId } = await aMother({ days: 8 });
    const link = await stopLink((await told(phone))[0]!);
    await change(guardian, personId, { phone: aNumber() });
    expect((await fetch(`${product.url}${link}`, { method: 'POST' })).status).toBe(410);
    for (const wrong of ['/stop-messages/x', `/stop-messages/${'A'.repeat(43)}`, `${link.slice(0, -4)}AAAA`])
      expect((await fetch(`${product.url}${wrong}`, { method: 'POST' })).status).toBeGreaterThanOrEqual(404);
    expect((await guardian.get('/api/family')).body.data.members[0].phone).not.toBeNull();
  });
});
