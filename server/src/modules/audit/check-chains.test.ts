import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAttacker, writeAuditRows } from '../../../test/audit-attacks.ts';
import type { Attacker } from '../../../test/audit-attacks.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { anchorChains } from './anchor-chains.ts';

let product: TestProduct;
let attacker: Attacker;
/** A row in the middle of its chain. */
let middle: { id: number; chain: number };

beforeAll(async () => {
  product = await openTestProduct();
  attacker = await openAttacker(product);
  for (let round = 0; round < 8; round += 1) await writeAuditRows(product, 10);
  await anchorChains(product.ctx());
  [middle] = (await attacker.rows<typeof middle>(
    'select audit_id as id, chain from audit_links l where number = 3 and exists (select from audit_links n where n.chain = l.chain and n.number = 4) limit 1',
  )) as [typeof middle];
});
afterAll(async () => {
  await attacker.leave();
  await product.close();
});

/** Computes all hashes of a chain anew, as a thorough attacker would. */
const writeAnew = (chain: number) => `do $$ declare place record; before bytea := ''; nth bigint := 0; begin
  for place in select l.number, a.* from audit_links l join audit_log a on a.id = l.audit_id where l.chain = ${chain} order by l.number loop
    nth := nth + 1;
    before := sha256(before || convert_to(json_build_array(${chain}, nth, place.id, (extract(epoch from place.at) * 1000000)::bigint,
      place.kind, place.actor, place.actor_id, place.session_id, place.person_id, place.action, place.object, place.object_id,
      place.outcome, place.request_id, place.details::text)::text, 'UTF8'));
    update audit_links set number = nth, hash = before where audit_id = place.id;
  end loop;
end $$`;

describe('the check finds', () => {
  test.each([
    ['id', 'id + 1000000'],
    ['at', "at + interval '1 microsecond'"],
    ['kind', "'read', person_id = gen_random_uuid()"],
    ['actor', "'provider:tess'"],
    ['actor_id', 'gen_random_uuid()'],
    ['session_id', 'gen_random_uuid()'],
    ['person_id', 'gen_random_uuid()'],
    ['action', "'test.writf'"],
    ['object', "'thinh'"],
    ['object_id', "overlay(object_id placing 'z' from 1)"],
    ['outcome', "'refused'"],
    ['request_id', "request_id || ' '"],
    ['details', '\'{"n": 2}\''],
  ])('a changed byte of the column %s', async (column, value) => {
    const { faults } = await attacker.after(
      `alter table audit_log alter column id drop identity;
       update audit_log set ${column} = ${value} where id = ${middle.id}`,
    );
    expect(faults[0]).toContain(
      column === 'id'
        ? `row ${middle.id}, number 3, was removed`
        : `row ${middle.id}, number 3, is not as it was written`,
    );
  });

  test('every column of the table stands in that list', async () => {
    const rows = await attacker.rows<{ column_name: string }>(
      "select column_name from information_schema.columns where table_name = 'audit_log' order by ordinal_position",
    );
    expect(rows.map((row) => row.column_name).sort()).toEqual(
      'action actor actor_id at details id kind object object_id outcome person_id request_id session_id'.split(' '),
    );
  });

  test('a changed hash, and a row that was removed from the middle with its place', async () => {
    const { id, chain } = middle;
    const changed = await attacker.after(
      `update audit_links set hash = set_byte(hash, 31, (get_byte(hash, 31) + 1) % 256) where audit_id = ${id}`,
    );
    expect(changed.faults[0]).toBe(`row ${id}, number 3, is not as it was written (chain ${chain})`);
    const removed = await attacker.after(`delete from audit_log where id = ${id}`);
    expect(removed.faults).toEqual([`row ${id}, number 3, was removed (chain ${chain})`]);
    const both = await attacker.after(
      `delete from audit_log where id = ${id}; delete from audit_links where audit_id = ${id}`,
    );
    expect(both.faults[0]).toMatch(new RegExp(`^number 3, before row \\d+, is missing \\(chain ${chain}\\)$`));
  });

  test('a cut end after an anchor', async () => {
    const { chain } = middle;
    const { faults } = await attacker.after(
      `with cut as (delete from audit_links where chain = ${chain} and number > 1 returning audit_id)
       delete from audit_log where id in (select audit_id from cut)`,
    );
    expect(faults).toEqual([
      expect.stringMatching(new RegExp(`^number \\d+ of chain ${chain} is missing; the anchor of .* has seen it$`)),
    ]);
  });

  test('two rows that changed places, in the log and in the chain', async () => {
    const { id, chain } = middle;
    const next = `(select audit_id from audit_links where chain = ${chain} and number = 4)`;
    const texts = await attacker.after(
      `update audit_log a set object_id = b.object_id, at = b.at from audit_log b
        where (a.id, b.id) in ((${id}, ${next}), (${next}, ${id}))`,
    );
    expect(texts.faults[0]).toContain(`row ${id}, number 3, is not as it was written`);
    const places = await attacker.after(
      `alter table audit_links drop constraint audit_links_row_once;
       update audit_links set audit_id = case number when 3 then ${next} else ${id} end where chain = ${chain} and number in (3, 4)`,
    );
    expect(places.faults[0]).toContain('number 3, is not as it was written');
  });

  test('a row that was changed, or taken out, with all hashes computed anew', async () => {
    const { id, chain } = middle;
    const seen = expect.stringMatching(
      new RegExp(`^chain ${chain} was written anew up to its number \\d+; the anchor`),
    );
    const changed = await attacker.after(`update audit_log set actor = 'doctor' where id = ${id}; ${writeAnew(chain)}`);
    expect(changed.faults).toEqual([seen]);
    const lines = await attacker.after(
      `delete from audit_links where audit_id = ${id}; delete from audit_log where id = ${id}; ${writeAnew(chain)}`,
    );
    expect(lines.faults).not.toEqual([]);
    expect((await attacker.after(writeAnew(chain))).faults).toEqual([]);
  });

  test('a row that was added past the chains', async () => {
    const { faults } = await attacker.after(
      "insert into audit_log (at, actor, action, object, object_id, request_id) values (now(), 'a', 'b', 'c', 'd', 'e')",
    );
    expect(faults).toEqual([expect.stringMatching(/^row \d+ was added past the chains$/)]);
  });
});
