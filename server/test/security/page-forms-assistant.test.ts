import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDoctor } from '../booking-makers.ts';
import { codeFor, englishVisitor, freshPhone, nextForm, signInByForms } from '../form-visits.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { fillForm, formTags, sendForm } from '../page-form.ts';
import type { Reply, Visitor } from '../visitor.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ pages: true });
  const doctor = await aDoctor(product, { specialty: 'general-practitioner' });
  const free = new Date(product.clock.now().getTime() + 3_600_000);
  await product.db.pool.query('update doctors set next_free_at = $2 where id = $1', [doctor, free]);
});
afterAll(() => product.close());

const PAGE = '/diagnosis';
const KEPT = '/diagnosis/kept';
const SAID = 'I have a mild sore throat & <b>worry</b>';
const ask = (visitor: Visitor): Promise<Reply> => fillForm(visitor, PAGE, 'ask', { text: SAID });
const formNamed = (reply: Reply, name: string) => formTags(reply.text).find((form) => form.name === name)!;
const marks = async () => (await product.db.pool.query('select 1 from helpful_answers')).rows.length;

describe('the assistant without script', () => {
  test('shows earlier words and answers below the newest one', async () => {
    const visitor = englishVisitor(product);
    const first = await ask(visitor);
    expect(first.text).not.toContain('Earlier answers');
    const chips = formTags(first.text).filter(({ name }) => name === 'ask')[0]!;
    expect(chips.html).toContain('value="no"');
    const next = await sendForm(visitor, PAGE, { ...nextForm(first, 'ask'), choice: 'no' });
    expect(next.status).toBe(200);
    expect(next.text).toMatch(/Earlier answers<\/summary>[\s\S]*sore throat &amp; &lt;b&gt;worry[\s\S]*Do this first/);
    expect(formTags(next.text).filter(({ name }) => name === 'ask').length).toBeGreaterThan(1);
  });

  test('marks an answer as helpful and takes that back; the answer stays on the page', async () => {
    const visitor = englishVisitor(product);
    const answered = await ask(visitor);
    const before = await marks();
    const marked = await sendForm(visitor, PAGE, { ...nextForm(answered, 'helpful'), helpful: 'true' });
    expect(await marks()).toBe(before + 1);
    expect(formNamed(marked, 'helpful').html).toMatch(/aria-pressed="true"/);
    expect(marked.text).toMatch(/sore throat &amp; &lt;b&gt;worry[\s\S]*You can treat this at home/);
    const back = await sendForm(visitor, PAGE, { ...nextForm(marked, 'helpful'), helpful: 'false' });
    expect(await marks()).toBe(before);
    expect(formNamed(back, 'helpful').html).toMatch(/aria-pressed="false"/);
  });

  test('keeps a conversation, of a visitor after signing in on the page of kept ones', async () => {
    const visitor = englishVisitor(product);
    const answered = await ask(visitor);
    expect(formNamed(answered, 'keep-conversation').action).toBe(KEPT);
    const asked = await sendForm(visitor, KEPT, nextForm(answered, 'keep-conversation'));
    const phone = freshPhone();
    const sent = await sendForm(visitor, KEPT, { ...nextForm(asked, 'sign-in'), name: 'Asha Juma', tel: phone });
    const kept = await sendForm(visitor, KEPT, { ...nextForm(sent, 'code'), code: await codeFor(product, phone) });
    expect([kept.status, kept.headers['location']]).toEqual([
      303,
      expect.stringMatching(/^\/diagnosis\/kept\/[\da-f-]{36}$/),
    ]);
    expect((await visitor.get(String(kept.headers['location']))).text).toContain('sore throat &amp; &lt;b&gt;worry');
    const again = await sendForm(visitor, KEPT, nextForm(await ask(visitor), 'keep-conversation'));
    expect(again.status).toBe(303);
  });

  test('says on the page of kept ones why a conversation that is over is not kept', async () => {
    const visitor = englishVisitor(product);
    await signInByForms(product, visitor);
    const fields = { ...nextForm(await ask(visitor), 'keep-conversation'), conversation_id: 'x' };
    const refused = await sendForm(visitor, KEPT, fields);
    expect(refused.status).toBe(409);
    expect(refused.text).toMatch(/class="notice danger"/);
  });

  test('takes what was written along as the reason of an appointment, in no address', async () => {
    const visitor = englishVisitor(product);
    const answered = await ask(visitor);
    const { action, html } = formNamed(answered, 'book');
    expect(action).toMatch(/^\/book\/[\da-f-]{36}$/);
    expect(html).toContain('name="show-day"');
    const booking = await sendForm(visitor, action!, { ...nextForm(answered, 'book'), 'show-day': '1' });
    expect(booking.status).toBe(200);
    expect(nextForm(booking, 'book')['reason']).toBe(SAID);
  });
});
