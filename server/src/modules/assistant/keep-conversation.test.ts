import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_KEPT } from '@tabibu/contract/assistant-words';
import { asSystem } from '../../../test/as-system.ts';
import { SAID, talk } from '../../../test/assistant-makers.ts';
import { anAppointment, at, brokenInvariants, hold } from '../../../test/booking-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import type { Reply, Visitor } from '../../../test/visitor.ts';
import { MINUTE } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const BASE = '/api/ai/conversations';

const keep = async (who: Visitor, id?: string): Promise<Reply> =>
  who.post(BASE, { conversation_id: id ?? (await talk(who)) });
const attach = (who: Visitor, id: string, bookingId: string | null) =>
  who.put(`${BASE}/${id}/booking`, { booking_id: bookingId });
const kept = async (who: Visitor) => (await who.get(BASE)).body.data.conversations;

describe('a kept conversation', () => {
  test('is read again as it was said and answered, with the words of a pressed choice', async () => {
    const patient = await product.patient();
    const first = (await patient.post('/api/ai/ask', { text: 'I have a sore throat', age_years: 30, language: 'en' }))
      .body.data;
    const { question } = first;
    const { id: choice, label } = question.choices.at(-1);
    const next = await patient.post('/api/ai/ask', {
      text: choice,
      question_id: question.id,
      conversation_id: first.conversation_id,
    });
    const answer = next.body.data;
    const saved = await keep(patient, answer.conversation_id);
    expect(saved.status).toBe(201);
    const read = (await patient.get(`${BASE}/${saved.body.data.id}`)).body.data;
    expect(read).toEqual(saved.body.data);
    expect(read).toMatchObject({
      title: 'I have a sore throat',
      language: 'en',
      urgency: answer.urgency,
      booking_id: null,
      turns: [
        { asked: null, said: 'I have a sore throat' },
        { asked: question.text, said: label },
      ],
      parts: answer.parts,
      reasons: answer.reasons,
      heard: answer.heard.map(({ text }: { text: string }) => text),
    });
  });

  test('is kept once, as it stood last', async () => {
    const patient = await product.patient();
    const id = await talk(patient);
    const first = await keep(patient, id);
    product.clock.advance(MINUTE);
    const more = await patient.post('/api/ai/ask', { text: 'tangu jana', conversation_id: id });
    const second = await keep(patient, more.body.data.conversation_id);
    expect(second.body.data.id).toBe(first.body.data.id);
    expect(second.body.data.turns).toHaveLength(2);
    expect(await kept(patient)).toHaveLength(1);
  });

  test('of a visitor is kept after signing in', async () => {
    const id = await talk(product.visitor());
    expect((await keep(await product.patient(), id)).status).toBe(201);
  });

  test('stands sealed in the database', async () => {
    const patient = await product.patient();
    await keep(patient);
    const rows = await asSystem<{ text: string }>(
      product,
      "select encode(content_sealed, 'escape') as text from kept_conversations where account_id = $1",
      [patient.accountId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.text).not.toContain('kikohozi');
  });

  test('is listed newest first, in pages', async () => {
    const patient = await product.patient();
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.unshift((await keep(patient)).body.data.id);
      product.clock.advance(MINUTE);
    }
    const first = (await patient.get(`${BASE}?limit=2`)).body.data;
    const rest = (await patient.get(`${BASE}?limit=2&cursor=${first.next_cursor}`)).body.data;
    expect([...first.conversations, ...rest.conversations].map(({ id }) => id)).toEqual(ids);
    expect(rest.next_cursor).toBeNull();
  });

  test('is deleted, and another person can neither read, delete nor attach it', async () => {
    const [patient, other] = [await product.patient(), await product.patient()];
    const { id } = (await keep(patient)).body.data;
    const path = `${BASE}/${id}`;
    expect((await other.get(path)).status).toBe(404);
    expect((await other.delete(path)).status).toBe(404);
    expect((await attach(other, id, null)).status).toBe(404);
    expect((await patient.delete(path)).body.data).toEqual({ id });
    expect((await patient.get(path)).status).toBe(404);
    expect((await patient.delete(path)).status).toBe(404);
  });

  test('finds no place once many are kept, and one that is kept already can still be brought up to date', async () => {
    const patient = await product.patient();
    const id = await talk(patient);
    await keep(patient, id);
    await asSystem(
      product,
      `insert into kept_conversations (id, account_id, thread, content_sealed, kept_at)
       select gen_random_uuid(), account_id, gen_random_uuid(), content_sealed, kept_at from kept_conversations, generate_series(2, $2) where account_id = $1`,
      [patient.accountId, MOST_KEPT],
    );
    const refused = await keep(patient);
    expect([refused.status, refused.body.code]).toEqual([409, 'conversations-full']);
    expect((await keep(patient, id)).status).toBe(201);
  });

  test('goes with the account', async () => {
    const patient = await product.patient();
    await keep(patient);
    expect((await patient.delete('/api/me', { confirm: true })).status).toBe(200);
    await product.settle();
    const rows = await asSystem(product, 'select 1 from kept_conversations where account_id = $1', [patient.accountId]);
    expect(rows).toEqual([]);
  });
});

describe('an attached conversation', () => {
  test('is read by the doctor of the paid appointment, and by no other; the reading is shown to its person', async () => {
    const [patient, doctor, stranger] = [
      await product.patient(),
      await aWorkingDoctor(product),
      await aWorkingDoctor(product),
    ];
    const bookingId = await anAppointment(product, patient, doctor.id, at(product, 3, '10:00'));
    const path = `/api/doctor/visits/${bookingId}/conversation`;
    expect((await doctor.browser.get(path)).body.data).toBeNull();
    const { id } = (await keep(patient)).body.data;
    expect((await attach(patient, id, bookingId)).body.data.booking_id).toBe(bookingId);
    const seen = (await doctor.browser.get(path)).body.data;
    expect(seen).toMatchObject({ turns: [{ asked: null, said: SAID }], language: 'sw' });
    expect((await stranger.browser.get(path)).status).toBe(404);
    const { readings } = (await patient.get('/api/me/readings')).body.data;
    expect(readings.map(({ object }: { object: string }) => object)).toContain('conversation');
    const other = (await keep(patient)).body.data;
    await attach(patient, other.id, bookingId);
    expect((await kept(patient)).filter((one: { booking_id: string | null }) => one.booking_id !== null)).toMatchObject(
      [{ id: other.id }],
    );
    await attach(patient, other.id, null);
    expect((await doctor.browser.get(path)).body.data).toBeNull();
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('is not read before the appointment is paid', async () => {
    const [patient, doctor] = [await product.patient(), await aWorkingDoctor(product)];
    const held = await hold(patient, doctor.id, at(product, 3, '11:00'));
    const { id } = (await keep(patient)).body.data;
    expect((await attach(patient, id, held.body.data.id)).status).toBe(200);
    expect((await doctor.browser.get(`/api/doctor/visits/${held.body.data.id}/conversation`)).status).toBe(404);
  });

  test('goes along when the unpaid appointment gets another time, and again; one attached there stays', async () => {
    const [patient, doctor] = [await product.patient(), await aWorkingDoctor(product)];
    const held = async (time: string) => (await hold(patient, doctor.id, at(product, 3, time))).body.data.id;
    const { id } = (await keep(patient)).body.data;
    const bookingOf = async () => (await patient.get(`${BASE}/${id}`)).body.data.booking_id;
    await attach(patient, id, await held('14:00'));
    for (const time of ['14:30', '15:00']) {
      const next = await held(time);
      await product.settle();
      expect(await bookingOf()).toBe(next);
    }
    const last = await held('15:30');
    const other = (await keep(patient)).body.data;
    await attach(patient, other.id, last);
    await product.settle();
    expect((await patient.get(`${BASE}/${other.id}`)).body.data.booking_id).toBe(last);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test("cannot be attached to somebody else's appointment, nor to one that is over", async () => {
    const [patient, other, doctor] = [await product.patient(), await product.patient(), await aWorkingDoctor(product)];
    const { id } = (await keep(patient)).body.data;
    const foreign = await hold(other, doctor.id, at(product, 3, '12:00'));
    expect((await attach(patient, id, foreign.body.data.id)).status).toBe(404);
    const own = await hold(patient, doctor.id, at(product, 3, '13:00'));
    await patient.post(`/api/appointments/${own.body.data.id}/cancel`, {});
    const late = await attach(patient, id, own.body.data.id);
    expect([late.status, late.body.code]).toEqual([409, 'conversation-not-attachable']);
    await expect(
      asSystem(product, 'update kept_conversations set booking_id = $2 where id = $1', [id, foreign.body.data.id]),
    ).rejects.toThrow(/own appointment/);
  });
});
