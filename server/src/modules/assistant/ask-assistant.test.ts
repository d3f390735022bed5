import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { emergencyKeyOf } from '@tabibu/contract/settings';
import { dumpTables } from '../../../test/security/dump-tables.ts';
import type { Reply, Visitor } from '../../../test/visitor.ts';
import { HOUR } from '../../platform/time.ts';
import { putSetting } from '../settings/index.ts';
import { askAssistant } from './ask-assistant.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const ask = (text: string, more: object = {}, visitor: Visitor = product.visitor()): Promise<Reply> =>
  visitor.post('/api/ai/ask', { text, ...more });
const BABY = 'mtoto wangu ana homa na hawezi kunyonya';

describe('an answer', () => {
  test('to a mother whose baby has fever and cannot suck: an emergency, in Swahili, with two numbers and no doctor', async () => {
    const { status, body } = await ask(BABY);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ language: 'sw', urgency: 'emergency', doctors: [], began_anew: false });
    expect(body.data.emergency_numbers.map(({ number }: { number: string }) => number)).toEqual(['112', '115']);
    expect(body.data.answer.length).toBeGreaterThan(20);
    expect(body.data.is_reviewed).toBe(false);
  });

  test('knows what earlier texts and stated facts said', async () => {
    const first = (await ask('I have a fever', { language: 'en', age_years: 34, pregnant: true })).body.data;
    const next = await ask('and a bad headache', { conversation_id: first.conversation_id });
    const heard = next.body.data.heard.map(({ id }: { id: string }) => id);
    expect(heard).toContain('fever');
    expect(next.body.data).toMatchObject({ language: 'en', began_anew: false });
    expect(heard).toContain('pregnant');
  });

  test('takes the id of a choice as the answer to its question', async () => {
    const first = (await ask('I have a sore throat', { language: 'en', age_years: 30 })).body.data;
    expect(first.question.choices.length).toBeGreaterThan(1);
    const next = await ask('no', { conversation_id: first.conversation_id, question_id: first.question.id });
    expect(next.body.data.question?.id).not.toBe(first.question.id);
  });

  test('to a text that only asks for information is routine', async () => {
    expect((await ask('dalili za malaria ni zipi?')).body.data.urgency).toBe('routine');
  });

  test('names the numbers that administrators have set', async () => {
    await putSetting(product.ctx(), emergencyKeyOf('KE'), '1199 ambulance');
    const config = { ...product.services.config };
    const answer = await askAssistant(product.ctx({ kind: 'nobody' }, { config }), { text: BABY, country: 'KE' });
    expect(answer.emergency_numbers).toMatchObject([{ number: '1199' }]);
  });
});

test('without a database there is an answer, with the numbers of the release and no doctors', async () => {
  const away = () => Promise.reject(new Error('the database is away'));
  const db = { ...product.db, many: away, maybe: away, one: away, run: away };
  const log = { ...product.services.log, warn: () => undefined };
  const ctx = product.ctx(
    { kind: 'nobody' },
    { db: db as never, log: log as never, config: { ...product.services.config } },
  );
  for (const [text, urgency] of [
    [BABY, 'emergency'],
    ['dalili za malaria ni zipi?', 'routine'],
  ] as const) {
    const answer = await askAssistant(ctx, { text, country: 'UG' });
    expect(answer).toMatchObject({ urgency, doctors: [] });
    expect(answer.emergency_numbers.map(({ number }) => number)).toContain('999');
  }
});

describe('a refusal carries the emergency numbers:', () => {
  test.each([
    ['', 'question-empty'],
    ['   ', 'question-empty'],
    ['a'.repeat(2001), 'question-too-long'],
  ])('%#', async (text, code) => {
    const { status, body } = await ask(text, { country: 'UG' });
    expect([status, body.code]).toEqual([422, code]);
    expect(body.params.emergency_numbers.map(({ number }: { number: string }) => number)).toContain('999');
    expect(body.detail).toContain(body.params.number);
  });

  test('2,000 characters are not too many, also if each is two units', async () => {
    expect((await ask('𝒂'.repeat(2000))).status).toBe(200);
  });

  test('also where a field is wrong', async () => {
    const { status, body } = await ask('homa', { country: 'XX' });
    expect([status, body.code]).toEqual([422, 'invalid-input']);
    expect(body.params.emergency_numbers).not.toEqual([]);
  });
});

test('somebody who asks more than sixty times a minute waits, and reads the numbers; an account does not help', async () => {
  const limited = await openTestProduct({ environment: { RATE_LIMITS: 'true' } });
  const visitor = limited.visitor();
  for (let count = 0; count < 60; count += 1) expect((await ask('homa', {}, visitor)).status).toBe(200);
  const { status, body, headers } = await ask('homa', {}, visitor);
  expect([status, body.code]).toEqual([429, 'too-many-requests']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body.params.emergency_numbers).not.toEqual([]);
  expect((await ask('homa', {}, await limited.patient())).status).toBe(429);
  await limited.close();
});

describe('a conversation', () => {
  test('leaves nothing in the database', async () => {
    const before = await dumpTables(product.owner);
    const first = (await ask('nina kikohozi cha damu na nimekonda')).body.data;
    await ask('siku tatu', { conversation_id: first.conversation_id });
    expect(await dumpTables(product.owner)).toEqual(before);
  });

  test('cannot be read by whoever carries it, nor be altered', async () => {
    const { conversation_id: id } = (await ask('I have a fever', { language: 'en' })).body.data;
    expect(Buffer.from(id, 'base64url').toString('latin1')).not.toContain('fever');
    const altered = `${id.slice(0, 30)}${id[30] === 'A' ? 'B' : 'A'}${id.slice(31)}`;
    for (const wrong of [altered, 'x', id.slice(0, -4)]) {
      const { status, body } = await ask('and a cough', { conversation_id: wrong });
      expect([status, body.data.began_anew]).toEqual([200, true]);
      expect(JSON.stringify(body.data.heard)).not.toContain('fever');
    }
  });

  test('is over after a day', async () => {
    const { conversation_id: id } = (await ask('I have a fever', { language: 'en' })).body.data;
    product.clock.advance(23 * HOUR);
    expect((await ask('and a cough', { conversation_id: id })).body.data.began_anew).toBe(false);
    product.clock.advance(2 * HOUR);
    expect((await ask('and a cough', { conversation_id: id })).body.data.began_anew).toBe(true);
  });

  test('of a signed-in person is gone on with by nobody else, on the same phone neither', async () => {
    const asha = await product.patient();
    const { conversation_id: id } = (await ask('I have a fever', { language: 'en' }, asha)).body.data;
    expect((await ask('and a cough', { conversation_id: id }, asha)).body.data.began_anew).toBe(false);
    for (const other of [await product.patient(), product.visitor()])
      expect((await ask('and a cough', { conversation_id: id }, other)).body.data.began_anew).toBe(true);
  });

  test('of a visitor goes on after signing in', async () => {
    const { conversation_id: id } = (await ask('I have a fever', { language: 'en' })).body.data;
    const next = await ask('and a cough', { conversation_id: id }, await product.patient());
    expect(next.body.data.began_anew).toBe(false);
  });

  test('of many long texts stays within what can be sent back', async () => {
    let id: string | undefined;
    for (let count = 0; count < 40; count += 1) {
      const text = Array.from({ length: 190 }, (_, word) => `neno${word * 7919 + count}`)
        .join(' ')
        .slice(0, 2000);
      const { status, body } = await ask(text, id === undefined ? {} : { conversation_id: id });
      expect(status).toBe(200);
      expect(body.data.conversation_id.length).toBeLessThan(20_000);
      id = body.data.conversation_id;
    }
  });
});

test('the mark that an answer helped is stored once per browser or account, and taken back', async () => {
  const marks = async () => (await product.db.pool.query('select level from helpful_answers')).rows.length;
  const visitor = product.visitor();
  const { conversation_id: id } = (await ask('I have a fever', {}, visitor)).body.data;
  const mark = (who: Visitor, helpful: boolean) => who.post('/api/ai/helpful', { conversation_id: id, helpful });
  for (const helpful of [true, true]) expect((await mark(visitor, helpful)).body.data).toEqual({ helpful });
  expect(await marks()).toBe(1);
  await mark(product.visitor(), true);
  await mark(await product.patient(), true);
  expect(await marks()).toBe(3);
  await mark(visitor, false);
  expect(await marks()).toBe(2);
  const wrong = await visitor.post('/api/ai/helpful', { conversation_id: 'x', helpful: true });
  expect([wrong.status, wrong.body.code]).toEqual([409, 'conversation-over']);
});

test('the log says how the assistant answered, and nothing of what was written', async () => {
  const lines: unknown[] = [];
  const log = { ...product.services.log, info: (...line: unknown[]) => lines.push(line) };
  await askAssistant(product.ctx({ kind: 'nobody' }, { log: log as never }), { text: BABY });
  expect(lines).toEqual([
    [
      {
        length: BABY.length,
        language: 'sw',
        level: 'emergency',
        rules: expect.arrayContaining([expect.any(String)]),
        versions: expect.anything(),
        byModel: false,
        ms: expect.any(Number),
      },
      'the assistant answered',
    ],
  ]);
});
