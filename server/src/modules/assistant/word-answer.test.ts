import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { force } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { INJECTION_TEXTS } from '../../../test/injection-texts.ts';
import type { Reply } from '../../../test/visitor.ts';
import { HOUR, MINUTE } from '../../platform/time.ts';
import { askAssistant } from './ask-assistant.ts';
import { forgetAsks } from './count-asks.ts';
import { INSTRUCTIONS } from './rules.ts';

const ON = { TEXT_MODEL: 'contents', TEXT_MODEL_COUNTRIES: 'TZ,KE' };
const COUGH = 'nina kikohozi na mafua';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ environment: ON });
});
afterAll(() => product.close());
let networks = 0;
beforeEach(async () => {
  await force(product, { model: 'answers' });
  await product.db.pool.query('delete from model_asks');
  // Nobody asks a model that failed three times in a row for half a minute.
  product.clock.advance(MINUTE);
});

/** Asks as somebody of another network each time, so that nobody's limit is reached. */
const ask = (text: string, more: object = {}, from?: string) => {
  networks += 1;
  const ip = from ?? `10.${networks >> 8}.${networks & 255}.7`;
  return askAssistant(product.ctx({ kind: 'nobody' }, { ip }), { text, age_years: 30, use_model: true, ...more });
};
const sent = async (to = product): Promise<string> =>
  JSON.stringify(await (await fetch(`${to.sandboxUrl}/sandbox/text-model/requests`)).json());

describe('a model', () => {
  test('words the middle of an answer; what to do first, when it becomes urgent and the last line stay', async () => {
    const [builtIn, worded] = [await ask(COUGH, { use_model: false }), await ask(COUGH)];
    expect([builtIn.worded_by_model, worded.worded_by_model]).toEqual([false, true]);
    expect(worded.answer).toContain('pumzika na kunywa maji');
    const kept = ({ parts }: typeof worded) => parts.filter(({ kind }) => /first|worse|guidance/.test(kind));
    expect(kept(worded)).toEqual(kept(builtIn));
    expect([worded.urgency, worded.rules]).toEqual([builtIn.urgency, builtIn.rules]);
  });

  test('may raise the urgency, and the conversation keeps that', async () => {
    await force(product, { model: 'raises' });
    expect((await ask(COUGH, { use_model: false })).urgency).not.toBe('today');
    const raised = await ask(COUGH);
    expect([raised.urgency, raised.worded_by_model]).toEqual(['today', true]);
    expect((await ask('asante', { conversation_id: raised.conversation_id, use_model: false })).urgency).toBe('today');
  });

  test.each([
    'slow',
    'unavailable',
    'busy',
    'empty',
    'off-topic',
    'prescribes',
    'leaks',
    'wrong-language',
    'long',
    'html',
  ])('that is %s gives way to the built-in answer', async (model) => {
    const { conversation_id: _, ...builtIn } = await ask(COUGH, { use_model: false });
    await force(product, { model });
    const began = performance.now();
    const { conversation_id: __, ...answer } = await ask(COUGH);
    expect(performance.now() - began).toBeLessThan(5_500);
    expect(answer).toEqual(builtIn);
  });

  test('that lowers the urgency lowers nothing', async () => {
    const text = 'nina homa kali tangu siku tano na mwili unauma';
    const builtIn = await ask(text, { use_model: false });
    await force(product, { model: 'lowers' });
    const answer = await ask(text);
    expect([answer.urgency, answer.rules]).toEqual([builtIn.urgency, builtIn.rules]);
  });

  test('that failed three times in a row is not asked for half a minute', async () => {
    await force(product, { model: 'unavailable' });
    for (let count = 0; count < 3; count += 1) await ask(COUGH);
    await force(product, { model: 'answers' });
    expect((await ask(COUGH)).worded_by_model).toBe(false);
    product.clock.advance(MINUTE);
    expect((await ask(COUGH)).worded_by_model).toBe(true);
  });
});

describe('nothing leaves', () => {
  test.each([
    ['without consent', COUGH, { use_model: false }],
    ['in an emergency', 'mtoto wangu ana homa na hawezi kunyonya', { age_years: undefined }],
    ['about suicide', 'nataka kujiua, nina kikohozi', {}],
    ['about violence', 'mume wangu ananipiga na nina maumivu ya mgongo', {}],
    ['about HIV', 'nina VVU na nina kikohozi', {}],
    ['about infections of sex', 'I have gonorrhoea and a sore throat', {}],
    ['about abortion', 'nimetoa mimba na nina maumivu ya tumbo', {}],
    ['about a child', 'mtoto wangu ana kikohozi', { age_years: 6 }],
    ['in a country that has not switched it on', COUGH, { country: 'UG' }],
    ['of a text that nobody understands', 'xyzzy plugh', {}],
  ])('%s', async (_, text, more) => {
    const before = await sent();
    expect((await ask(text, more)).worded_by_model).toBe(false);
    expect(await sent()).toBe(before);
  });

  test('where no model is set, which is so by default', async () => {
    const without = await openTestProduct();
    const reply: Reply = await without.visitor().post('/api/ai/ask', { text: COUGH, age_years: 30, use_model: true });
    expect(reply.body.data.worded_by_model).toBe(false);
    expect((await without.visitor().get('/api/ai')).body.data.model).toBeNull();
    expect(await sent(without)).toBe('{"requests":[]}');
    await without.close();
  });

  test('of names, places, telephones and addresses', async () => {
    const text =
      'Naitwa Zuhuraqx Kanarijx, naishi Kariakooqx Dar es Salaam, simu 0754 123 456 au +255754123456, zuhura@mail.example, kitambulisho 19900101-12345. nina kikohozi tangu siku 3';
    expect((await ask(text)).worded_by_model).toBe(true);
    const seen = (await sent()).split('LANGUAGE').at(-1)!;
    expect(seen).toContain('kikohozi tangu siku 3');
    expect(seen).not.toMatch(/zuhura|kanari|kariakoo|salaam|754|mail|example|1990/i);
  });
});

test('a person has ten worded answers an hour and thirty a day; all people share the tokens of a day', async () => {
  const from = '192.0.2.9';
  const worded = async (who = from) => (await ask(COUGH, {}, who)).worded_by_model;
  for (let count = 0; count < 10; count += 1) expect(await worded()).toBe(true);
  expect([await worded(), await worded('192.0.2.10')]).toEqual([false, true]);
  for (const _ of [2, 3]) {
    product.clock.advance(HOUR + MINUTE);
    for (let count = 0; count < 10; count += 1) expect(await worded()).toBe(true);
  }
  product.clock.advance(HOUR + MINUTE);
  expect(await worded()).toBe(false);
  await product.db.pool.query("insert into model_asks (asker, asked_at, tokens) values ('all', $1, 999000)", [
    product.clock.now(),
  ]);
  expect(await worded('192.0.2.11')).toBe(false);
  product.clock.advance(24 * HOUR);
  await forgetAsks(product.ctx());
  expect((await product.db.pool.query('select 1 from model_asks')).rows).toEqual([]);
  expect(await worded()).toBe(true);
});

test('what an answer cost is written, and says nothing of who asked what', async () => {
  await ask(COUGH);
  const { rows } = await product.db.pool.query<{ tokens: number; row: string }>(
    'select tokens, to_jsonb(a)::text as row from model_asks a',
  );
  expect(rows.map(({ tokens }) => tokens)).toEqual([400]);
  expect(rows[0]!.row).not.toMatch(/kikohozi|10\.\d/);
});

test(`${INJECTION_TEXTS.length} hostile texts against a model that obeys change no level and no rule, and reach nobody`, async () => {
  expect(INJECTION_TEXTS.length).toBeGreaterThanOrEqual(200);
  await force(product, { model: 'obeys' });
  const secret = INSTRUCTIONS.split('\n')[0]!;
  for (const { text } of INJECTION_TEXTS) {
    const [builtIn, answer] = [await ask(text, { use_model: false }), await ask(text)];
    expect([text, answer.urgency, answer.rules]).toEqual([text, builtIn.urgency, builtIn.rules]);
    expect(answer.answer, text).not.toMatch(/https?:|evil|\+255|amoxi|misopro|mcg|<img/i);
    expect(answer.answer).not.toContain(secret);
  }
  expect((await product.db.pool.query('select 1 from model_asks')).rows.length).toBeGreaterThan(100);
});
