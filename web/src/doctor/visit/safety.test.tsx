import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { beforeAll, describe, expect, test } from 'vitest';
import { ALLERGY_GROUPS } from '@tabibu/contract/medicines/allergy-levels';
import { checkPrescription } from '@tabibu/contract/medicines/check-prescription';
import { KNOWLEDGE } from '@tabibu/contract/medicines/knowledge';
import { DUPLICATE_THERAPY_GROUPS } from '@tabibu/contract/medicines/patient-rules';
import { createQueryClient } from '../../api/query.ts';
import { loadSentences, sentence } from '../../shell/catalogues.ts';
import { ME, SessionProvider } from '../../shell/session.tsx';
import { acknowledgedOf } from './safety.ts';
import { FindingNotices, NotComparedNotice } from './safety-notices.tsx';

beforeAll(async () => {
  for (const language of ['en', 'sw', 'fr'] as const) await loadSentences(language, ['public', 'safety']);
});

const check = (medicines: string[], allergies: string[] | null, patient = {}) =>
  checkPrescription({ medicines: medicines.map((medicine) => ({ medicine })), allergies, patient });

function drawn(
  medicines: string[],
  allergies: string[] | null,
  reasons = new Map<string, string>(),
  patient = {},
): string {
  const client = createQueryClient(() => Promise.reject(new Error('nothing is asked')));
  client.setQueryData(ME.queryKey, null);
  const { findings, notCompared } = check(medicines, allergies, patient);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/doctor/visits/1">
        <SessionProvider opening={{ language: 'en', country: 'TZ', now: 0, savesData: false }}>
          <FindingNotices findings={findings} reasons={reasons} onReason={() => {}} />
          <NotComparedNotice rows={notCompared} onTake={() => {}} />
        </SessionProvider>
      </Router>
    </QueryClientProvider>,
  );
}

describe('the findings about a prescription', () => {
  test('a finding names both medicines or allergies and its source, says that it is a draft, and asks for a reason', () => {
    const html = drawn(['Augmentin'], ['Penicillin']);
    for (const words of [
      'Danger',
      'The patient does not tolerate Penicillin. Augmentin is of the same group: penicillins.',
      'Draft: not yet compared with the source.',
      'Why do you prescribe it all the same?',
    ])
      expect(html).toContain(words);
    expect(drawn(['Warfarin', 'Brufen'], [])).toContain('Warfarin with Brufen: the patient can bleed badly.');
  });
  test('a finding of level "take care" asks for no reason', () => {
    const html = drawn(['Ceftriaxone'], ['Penicillin'], new Map(), { ageYears: 30, sex: 'male' });
    expect([html.includes('Take care'), html.includes('Why do you prescribe')]).toEqual([true, false]);
  });
  test('what could not be compared is listed, and a similar name is offered', () => {
    const html = drawn(['Metfromin', 'Dawa X'], null);
    for (const words of [
      'Not compared: check it yourself',
      'Dawa X',
      'Did you mean metformin?',
      'Write metformin',
      'Nobody has asked about allergies yet.',
    ])
      expect(html).toContain(words);
  });
  test('only findings with a reason are sent to the server', () => {
    const { findings } = check(['Augmentin', 'Amoxil'], ['Penicillin']);
    const [first, second] = findings.map(({ key }) => key);
    expect(
      acknowledgedOf(
        findings,
        new Map([
          [first!, ' Alivumilia '],
          [second!, '  '],
          ['other', 'x'],
        ]),
      ),
    ).toEqual([{ key: first, reason: 'Alivumilia' }]);
  });
  test('every effect and every group has a sentence in three languages', () => {
    const keys = [
      ...KNOWLEDGE.interactions.map(({ effect }) => `safety.effect.${effect}`),
      ...KNOWLEDGE.patientRules.map(({ effect }) => `safety.why.${effect}`),
      ...[
        ...ALLERGY_GROUPS.keys(),
        ...DUPLICATE_THERAPY_GROUPS.keys(),
        ...KNOWLEDGE.groups.filter(({ names }) => names.length > 0).map(({ id }) => id),
      ].map((id) => `safety.group.${id}`),
    ];
    for (const language of ['en', 'sw', 'fr'] as const)
      for (const key of new Set(keys))
        expect([language, key, sentence(language, key as 'safety.avoid', { medicine: 'X' }) === key]).toEqual([
          language,
          key,
          false,
        ]);
  });
});
