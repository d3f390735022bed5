import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { beforeAll, expect, test } from 'vitest';
import type { VerificationBody } from '../api/verification.ts';
import { createQueryClient } from '../api/query.ts';
import { loadSentences } from '../shell/catalogues.ts';
import { ME, SessionProvider } from '../shell/session.tsx';
import { VerifiedPaper } from './verified-paper.tsx';

const item = {
  medicine: 'Amoxicillin',
  form: '500 mg capsule',
  dose: '1 capsule',
  route: 'oral' as const,
  frequency: '3 times a day',
  days: 7,
  as_needed: false,
  quantity: '21',
  instruction: '',
  codes: null,
};
const valid: VerificationBody = {
  kind: 'prescription',
  code: '0123456789ABCDEFGHJK',
  state: 'valid',
  patient_name: 'Asha Mwinyi',
  facts: null,
  doctor: { name: 'Dkt. Neema Mushi', specialty_id: 'cardiologist', registration: 'MCT 4711', country: 'TZ' },
  country: 'TZ',
  issued_on: '2026-11-20',
  valid_until: '2026-12-20',
  cancelled_at: null,
  prescription: { items: [item], allergies: null, dispensed: null },
  sick_note: null,
};

beforeAll(() => loadSentences('en', ['public', 'verify', 'records', 'facts']));

function drawn(paper: VerificationBody): string {
  const client = createQueryClient(() => Promise.reject(new Error('nothing is asked')));
  client.setQueryData(ME.queryKey, null);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath={`/verify/${paper.code}`}>
        <SessionProvider
          opening={{ language: 'en', country: 'TZ', now: Date.parse('2026-11-21T06:00:00Z'), savesData: false }}
        >
          <VerifiedPaper paper={paper} code={paper.code} />
        </SessionProvider>
      </Router>
    </QueryClientProvider>,
  );
}

test('a valid prescription shows the medicines in plain words and offers to dispense them', () => {
  const html = drawn(valid);
  for (const words of [
    '>Valid<',
    'MCT 4711',
    'Amoxicillin, 500 mg capsule',
    '1 capsule, 3 times a day',
    'By mouth',
    'For 7 days',
    'Sunday 20 Dec 2026',
    'Mark as dispensed',
  ])
    expect(html).toContain(words);
});

test.each([
  [
    'dispensed',
    {
      prescription: {
        items: [item],
        allergies: null,
        dispensed: { at: '2026-11-21T05:00:00Z', pharmacy: 'Duka la Afya', town: 'Moshi' },
      },
    },
    'Do not dispense again.',
  ],
  ['cancelled', { cancelled_at: '2026-11-21T05:00:00Z' }, 'Cancelled by the doctor: '],
  ['expired', { valid_until: '2026-11-19' }, 'The last day was Thursday 19 Nov 2026'],
] as const)('a %s prescription says so and offers no dispensing', (state, changes, words) => {
  const html = drawn({ ...valid, ...changes, state } as VerificationBody);
  expect(html).toContain(words);
  expect(html).toContain(`verify-state ${state}`);
  expect(html).not.toContain('Mark as dispensed');
});

test('a cancelled prescription shows neither an empty name nor an empty list of medicines', () => {
  const html = drawn({
    ...valid,
    state: 'cancelled',
    cancelled_at: '2026-11-21T05:00:00Z',
    patient_name: '',
    prescription: { items: [], allergies: null, dispensed: null },
  });
  expect([html.includes('Dkt. Neema Mushi'), html.includes('>Patient<'), html.includes('medicine')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(drawn(valid)).toContain('>Patient<');
});

test('times are in the time zone of the country of the document, as in its PDF and in the refusal of a second dispensing', () => {
  const html = drawn({
    ...valid,
    state: 'cancelled',
    cancelled_at: '2026-11-19T22:30:00Z',
    country: 'RW',
    doctor: { ...valid.doctor, country: 'TZ' },
  });
  expect(html).toMatch(/Friday 20 Nov[^<]*(0:30|12:30)/);
});

test('a sick note shows the days, never a diagnosis, and nothing to dispense', () => {
  const html = drawn({
    ...valid,
    kind: 'sick-note',
    prescription: null,
    valid_until: null,
    sick_note: { from_day: '2026-11-20', to_day: '2026-11-22' },
  });
  expect(html).toContain('Friday 20 Nov 2026 to Sunday 22 Nov 2026');
  expect(html).toContain('This document is genuine.');
  expect(html).not.toContain('Mark as dispensed');
});

test.each([
  [
    {
      status: 'listed',
      said_by: 'patient',
      said_at: '2026-11-19T06:00:00Z',
      items: [
        { substance: 'Penicillin', reaction: 'rash' },
        { substance: 'Aspirin', reaction: '' },
      ],
    },
    'As stated by the patient on Thursday 19 Nov 2026: Penicillin (rash), Aspirin',
  ],
  [
    { status: 'none-known', said_by: 'doctor', said_at: '2026-11-19T06:00:00Z', items: [] },
    'No allergies, as written down by a doctor on Thursday 19 Nov 2026',
  ],
  [
    { status: 'not-asked', said_by: null, said_at: null, items: [] },
    'Nobody has asked the patient yet. Ask before you give the medicine.',
  ],
] as const)('the pharmacy sees what is known of the allergies of the patient: %j', (allergies, words) => {
  expect(
    drawn({
      ...valid,
      prescription: { items: [item], allergies: { ...allergies, items: [...allergies.items] }, dispensed: null },
    }),
  ).toContain(words);
});
