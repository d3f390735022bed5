import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { beforeAll, describe, expect, test } from 'vitest';
import { createQueryClient } from '../../api/query.ts';
import { loadSentences } from '../../shell/catalogues.ts';
import { ME, SessionProvider } from '../../shell/session.tsx';
import { acknowledgedOf } from './safety.ts';
import type { Finding, NotCompared } from './safety.ts';
import { FindingNotices, NotComparedNotice } from './safety-notices.tsx';

beforeAll(async () => {
  for (const language of ['en', 'sw', 'fr'] as const) await loadSentences(language, ['public', 'safety']);
});

const FINDING: Finding = {
  key: 'allergy-group|penicillin|augmentin|penicillin',
  kind: 'allergy-group',
  level: 'avoid',
  items: [0],
  medicine: 'Augmentin',
  other: 'Penicillin',
  about: 'penicillin',
  whom: '',
  certain: true,
  source: 'WHO ATC/DDD index',
};

function drawn(findings: readonly Finding[], notCompared: readonly NotCompared[] = []): string {
  const client = createQueryClient(() => Promise.reject(new Error('nothing is asked')));
  client.setQueryData(ME.queryKey, null);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/doctor/visits/1">
        <SessionProvider opening={{ language: 'en', country: 'TZ', now: 0, savesData: false }}>
          <FindingNotices findings={findings} reasons={new Map()} onReason={() => {}} />
          <NotComparedNotice rows={notCompared} onTake={() => {}} />
        </SessionProvider>
      </Router>
    </QueryClientProvider>,
  );
}

describe('the findings about a prescription', () => {
  test('a finding names both medicines or allergies and its source, says that it is a draft, and asks for a reason', () => {
    const html = drawn([FINDING]);
    for (const words of [
      'Danger',
      'The patient does not tolerate Penicillin. Augmentin is of the same group: penicillins.',
      'Draft: not yet compared with the source.',
      'Why do you prescribe it all the same?',
    ])
      expect(html).toContain(words);
    expect(
      drawn([{ ...FINDING, kind: 'interaction', medicine: 'Warfarin', other: 'Brufen', about: 'bleeding' }]),
    ).toContain('Warfarin with Brufen: the patient can bleed badly.');
  });
  test('a finding of level "take care" asks for no reason', () => {
    const html = drawn([{ ...FINDING, level: 'care' }]);
    expect([html.includes('Take care'), html.includes('Why do you prescribe')]).toEqual([true, false]);
  });
  test('what could not be compared is listed, and a similar name is offered', () => {
    const html = drawn(
      [],
      [
        { kind: 'medicine', text: 'Metfromin', item: 0, suggestion: 'metformin' },
        { kind: 'medicine', text: 'Dawa X', item: 1, suggestion: null },
        { kind: 'fact', text: 'allergies', item: null, suggestion: null },
      ],
    );
    for (const words of [
      'Not compared: check it yourself',
      'Dawa X',
      'Did you mean metformin?',
      'Write metformin',
      'Nobody has asked about allergies yet.',
    ])
      expect(html).toContain(words);
  });
  test('only reasons with words are sent to the server', () => {
    const reasons = new Map([
      [FINDING.key, ' Alivumilia '],
      ['other', '  '],
    ]);
    expect(acknowledgedOf(reasons)).toEqual([{ key: FINDING.key, reason: 'Alivumilia' }]);
  });
});
