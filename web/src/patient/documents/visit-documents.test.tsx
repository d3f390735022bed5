import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { beforeAll, expect, test } from 'vitest';
import type { AppointmentBody } from '../../api/bookings.ts';
import { documentQuery, documentsQuery } from '../../api/documents.ts';
import type { DocumentBody } from '../../api/documents.ts';
import { createQueryClient } from '../../api/query.ts';
import { loadSentences } from '../../shell/catalogues.ts';
import { ME, SessionProvider } from '../../shell/session.tsx';
import { VisitDocuments } from './visit-documents.tsx';

const booking = '019b7600-0000-7000-8000-000000000001';
const appointment = { id: booking, status: 'completed', country: 'TZ', doctor: { id: 'd' } } as AppointmentBody;
const paper = (kind: DocumentBody['kind'], changes: Partial<DocumentBody>): DocumentBody => ({
  id: `${kind} ${changes.state ?? 'valid'}`,
  booking_id: booking,
  kind,
  state: 'valid',
  doctor_name: 'Dkt. Neema Mushi',
  signed_at: '2026-11-20T07:00:00Z',
  valid_until: null,
  cancelled_at: null,
  specialty_id: 'cardiologist',
  registration: null,
  patient_name: 'Asha Mwinyi',
  facts: null,
  code: '0123456789ABCDEFGHJK',
  short_code: 'AB12-CD34-E',
  verify_url: '',
  cancel_reason: null,
  qr: null,
  note: null,
  prescription: null,
  referral: null,
  sick_note: null,
  ...changes,
});
const item = {
  medicine: 'Amoxicillin',
  form: '500 mg',
  dose: '1',
  route: 'oral' as const,
  frequency: 'twice a day',
  days: null,
  as_needed: true,
  quantity: '',
  instruction: 'With food',
  codes: null,
};

beforeAll(() => loadSentences('en', ['public', 'booking', 'records', 'facts']));

function drawn(documents: readonly DocumentBody[], of = appointment): string {
  const client = createQueryClient(() => Promise.reject(new Error('nothing is asked')));
  client.setQueryData(ME.queryKey, null);
  client.setQueryData(documentsQuery(booking).queryKey, [...documents]);
  for (const one of documents) client.setQueryData(documentQuery(booking, one.id).queryKey, one);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath={`/appointments/${booking}`}>
        <SessionProvider
          opening={{ language: 'en', country: 'TZ', now: Date.parse('2026-11-21T06:00:00Z'), savesData: false }}
        >
          <VisitDocuments appointment={of} />
        </SessionProvider>
      </Router>
    </QueryClientProvider>,
  );
}

test('after a completed appointment without documents, the page says that the doctor has not written anything yet', () => {
  expect(drawn([])).toContain('Your doctor has not written anything yet');
});

test('a missed appointment does not announce documents', () => {
  expect(drawn([], { ...appointment, state: 'missed' })).toBe('');
});

test('the advice comes before the medicines; a cancelled prescription comes last and has no code', () => {
  const note = {
    history: 'Fever',
    findings: '',
    assessment: 'Cold',
    plan: 'Drink and rest',
    follow_up_on: '2026-11-27',
    addenda: [],
  };
  const html = drawn([
    paper('prescription', {
      state: 'cancelled',
      cancel_reason: 'Wrong dose',
      prescription: { items: [item], allergies: null, dispensed: null },
    }),
    paper('prescription', {
      valid_until: '2026-12-20',
      prescription: { items: [item], allergies: null, dispensed: null },
      qr: { size: 3, path: 'M1 1h1v1h-1z' },
    }),
    paper('note', { note }),
  ]);
  const places = [
    'Drink and rest',
    'See the doctor again: Friday 27 Nov 2026',
    '/book/d',
    'M1 1h1v1h-1z',
    'AB12-CD34-E',
    'Wrong dose',
  ].map((words) => html.indexOf(words));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(html.split('AB12-CD34-E')).toHaveLength(2);
  for (const words of [
    'Only when needed',
    'With food',
    `/api/appointments/${booking}/documents/note%20valid/document.pdf`,
  ])
    expect(html).toContain(words);
});

test('a dispensed prescription says where and shows no code any more', () => {
  const html = drawn([
    paper('prescription', {
      state: 'dispensed',
      prescription: {
        items: [item],
        allergies: null,
        dispensed: { at: '2026-11-20T09:00:00Z', pharmacy: 'Duka la Afya', town: 'Moshi' },
      },
    }),
  ]);
  expect(html).toContain('Duka la Afya, Moshi');
  expect(html).not.toContain('AB12-CD34-E');
});
