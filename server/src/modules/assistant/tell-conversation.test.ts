import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import type { Reply, Visitor } from '../../../test/visitor.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const ask = (text: string, more: object = {}, visitor: Visitor = product.visitor()): Promise<Reply> =>
  visitor.post('/api/ai/ask', { text, ...more });

describe('what was told', () => {
  const told = (who: Visitor, id: string) => who.post('/api/ai/told', { conversation_id: id });

  test('is answered again as it was read, each turn, and the doctors with the newest', async () => {
    const visitor = product.visitor();
    const first = (await ask('I have a sore throat', { age_years: 30 }, visitor)).body.data;
    const next = (await ask('no', { conversation_id: first.conversation_id, question_id: first.question.id }, visitor))
      .body.data;
    const { turns } = (await told(visitor, next.conversation_id)).body.data;
    expect(turns).toEqual([
      {
        asked: null,
        said: 'I have a sore throat',
        answer: { ...first, conversation_id: next.conversation_id, doctors: [] },
      },
      { asked: first.question.text, said: 'None of these', answer: { ...next, began_anew: false } },
    ]);
  });

  test('of facts that were stated later says only the words', async () => {
    const first = (await ask('I have a fever', { language: 'en' })).body.data;
    const next = (await ask('and a cough', { conversation_id: first.conversation_id, pregnant: true })).body.data;
    const { turns } = (await told(product.visitor(), next.conversation_id)).body.data;
    expect(turns[0]).toEqual({ asked: null, said: 'I have a fever', answer: null });
    expect(turns[1].answer.urgency).toBe(next.urgency);
  });

  test('is told to nobody else', async () => {
    const id = (await ask('I have a fever', {}, await product.patient())).body.data.conversation_id;
    for (const other of [product.visitor(), await product.patient()])
      expect((await told(other, id)).body.code).toBe('conversation-over');
  });
});
