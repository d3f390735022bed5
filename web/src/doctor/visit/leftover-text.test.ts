import { expect, test } from 'vitest';
import { asAddendum } from './leftover-text.tsx';

const signed = { history: 'Homa', findings: '', assessment: 'Malaria', plan: 'Dawa', follow_up_on: null };
const speech = { t: (key: string) => key } as unknown as Parameters<typeof asAddendum>[2];

test('an addendum holds the parts that the signed note does not have, each under its name', () => {
  expect(asAddendum({ ...signed, findings: 'Joto 39', plan: 'Dawa na maji ' }, signed, speech)).toBe(
    'record.findings: Joto 39\n\nrecord.plan: Dawa na maji',
  );
});

test('a part that differs only in spaces, or was emptied, is not added', () => {
  expect(asAddendum({ ...signed, history: ' Homa ', plan: '' }, signed, speech)).toBe('');
});
