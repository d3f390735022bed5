import fc from 'fast-check';
import pg from 'pg';
import { expect, test } from 'vitest';
import { nameWords } from '@tabibu/contract/person-name';
import { openTestProduct } from '../../../test/harness.ts';

const letters = [..."aAbjmnRuéÉèïñÇô'’‘ʼ`´- .,0"];

test('the database and the pages never fold a name in two ways', async () => {
  const typed = fc.sample(fc.string({ unit: fc.constantFrom(...letters), maxLength: 24 }), 500);
  const product = await openTestProduct();
  const client = new pg.Client(product.check);
  try {
    await client.connect();
    const { rows } = await client.query<{ folded: string }>(
      'select search_text(typed) as folded from unnest($1::text[]) with ordinality as t (typed, place) order by place',
      [typed],
    );
    expect(typed.map((name) => nameWords(name).join(' '))).toEqual(rows.map(({ folded }) => folded));
  } finally {
    await client.end();
    await product.close();
  }
});
