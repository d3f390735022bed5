import { describe, expect, test } from 'vitest';
import { ALLERGY_GROUPS, CROSS_REACTIONS } from './allergy-levels.ts';
import { KNOWLEDGE } from './knowledge.ts';
import { normalizeName, phoneticKey, separateDigits } from './names.ts';
import { DUPLICATE_THERAPY_GROUPS } from './patient-rules.ts';

const { substances, groups, combinations, interactions, patientRules } = KNOWLEDGE;
const names = new Set(substances.map(({ name }) => name));
const ids = new Set(groups.map(({ id }) => id));
const isSide = (side: string) => (side.startsWith('@') ? ids.has(side.slice(1)) : names.has(side));

describe('the medicine data', () => {
  test('every row names its source, and is a draft until it has a reviewer', () => {
    for (const row of [...substances, ...groups, ...combinations, ...interactions, ...patientRules]) {
      expect(row.sources.length, JSON.stringify(row)).toBeGreaterThan(0);
      expect(row.sources.every((source) => source !== '')).toBe(true);
      expect(row.reviewedBy === '' ? row.status : 'reviewed', JSON.stringify(row)).toBe(
        row.reviewedBy === '' ? 'draft' : row.status,
      );
    }
    for (const { source, status } of CROSS_REACTIONS) expect([source === '', status]).toEqual([false, 'draft']);
  });
  test('holds at least 250 substances, each once and with a WHO ATC code', () => {
    expect([substances.length >= 250, names.size]).toEqual([true, substances.length]);
    for (const { name, atc } of substances)
      for (const code of atc.length === 0 ? ['none'] : atc)
        expect([name, code]).toEqual([name, expect.stringMatching(/^[A-V]\d{2}[A-Z]{1,2}(\d{2})?$/)]);
  });
  test('no name, brand or spelling means two different things, not even by its sound', () => {
    const meanings = new Map<string, string>();
    const add = (name: string, meaning: string) => {
      const sound = separateDigits(normalizeName(name)).split(' ').map(phoneticKey).join(' ');
      expect([name, meanings.get(sound) ?? meaning]).toEqual([name, meaning]);
      meanings.set(sound, meaning);
    };
    for (const { name, spellings, brands } of substances)
      for (const one of [name, ...spellings, ...brands]) add(one, name);
    for (const { names: all, substances: parts } of combinations) for (const one of all) add(one, parts.join(' + '));
  });
  test('no name of a group of allergies sounds like another group', () => {
    const seen = new Map<string, string>();
    for (const { id, names: told } of groups)
      for (const name of told) {
        const sound = normalizeName(name).split(' ').map(phoneticKey).join(' ');
        expect([name, seen.get(sound) ?? id]).toEqual([name, id]);
        seen.set(sound, id);
      }
  });
  test('groups contain the substances of their ATC classes, and every class and member exists', () => {
    for (const { id, prefixes, members, not } of groups) {
      for (const name of [...members, ...not]) expect([id, name, names.has(name)]).toEqual([id, name, true]);
      for (const prefix of prefixes)
        expect([id, prefix, substances.some(({ atc }) => atc.some((code) => code.startsWith(prefix)))]).toEqual([
          id,
          prefix,
          true,
        ]);
      for (const { name, atc, groups: own } of substances) {
        const belongs =
          members.includes(name) ||
          (!not.includes(name) && prefixes.some((prefix) => atc.some((code) => code.startsWith(prefix))));
        expect([id, name, own.has(id)]).toEqual([id, name, belongs]);
      }
    }
  });
  test('every rule and combination names only substances and groups that exist', () => {
    for (const { one, other, level } of interactions)
      expect([one, other, isSide(one), isSide(other), ['avoid', 'care'].includes(level)]).toEqual([
        one,
        other,
        true,
        true,
        true,
      ]);
    for (const { target, whom, level } of patientRules)
      expect([
        target,
        isSide(target),
        /^(age<\d+|weight<\d+|pregnant|may-bear|everybody)$/.test(whom),
        ['avoid', 'care'].includes(level),
      ]).toEqual([target, true, true, true]);
    for (const { substances: parts } of combinations)
      for (const part of parts) expect([part, names.has(part)]).toEqual([part, true]);
    for (const id of [
      ...ALLERGY_GROUPS.keys(),
      ...DUPLICATE_THERAPY_GROUPS.keys(),
      ...CROSS_REACTIONS.flatMap(({ from, to }) => [from, to]),
    ])
      expect([id, ids.has(id)]).toEqual([id, true]);
  });
});
