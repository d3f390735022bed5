import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { beforeAll, expect, test } from 'vitest';
import type { AppointmentBody, SlotPageBody } from '../../api/bookings.ts';
import { freeSlotsQuery } from '../../api/doctors.ts';
import { createQueryClient } from '../../api/query.ts';
import { BOOKING_DAYS } from '../../components/slot-picker-choice.ts';
import { loadSentences } from '../../shell/catalogues.ts';
import { ME, SessionProvider } from '../../shell/session.tsx';
import { OtherTimes } from './other-times.tsx';

const TIMES = ['07:00', '07:30', '08:00', '08:30'];
const cancelled = {
  id: 'one',
  cancelled_by: 'doctor',
  doctor: { id: 'neema', name: 'Dkt. Neema', specialty_id: 'dentist' },
  country: 'TZ',
  type: 'video',
  is_emergency: false,
};

beforeAll(() => loadSentences('en', ['public', 'booking']));

function drawn(changed: Partial<Record<keyof typeof cancelled, unknown>>, times = TIMES): string {
  const client = createQueryClient(() => Promise.reject(new Error('nothing is asked')));
  client.setQueryData(ME.queryKey, null);
  const slots = times.map((time) => ({
    starts_at: `2026-11-23T${time}:00.000Z`,
    day: '2026-11-23',
    patient_time: time,
    doctor_time: time,
  }));
  client.setQueryData(freeSlotsQuery('neema', 'TZ', BOOKING_DAYS).queryKey, { slots } as unknown as SlotPageBody);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/appointments/one">
        <SessionProvider
          opening={{ language: 'en', country: 'TZ', now: Date.parse('2026-11-20T06:00:00Z'), savesData: false }}
        >
          <OtherTimes appointment={{ ...cancelled, ...changed } as unknown as AppointmentBody} />
        </SessionProvider>
      </Router>
    </QueryClientProvider>,
  );
}

test('after the doctor or the system cancelled, the next three times and other doctors are offered', () => {
  const page = drawn({});
  expect(page.match(/href="\/book\/neema\?at=[^"]*type=video"/g)).toHaveLength(3);
  expect(page).toContain('at=2026-11-23T07%3A00%3A00.000Z');
  expect(page).toContain('href="/doctors?specialty=dentist"');
  expect(drawn({ cancelled_by: 'nobody' })).toContain('/book/neema');
});

test('without a free time only other doctors are offered; a patient who cancelled, or an emergency, gets no offer', () => {
  expect(drawn({}, [])).toMatch(/no free time in the next 30 days.*href="\/doctors\?specialty=dentist"/);
  expect([drawn({ cancelled_by: 'patient' }), drawn({ is_emergency: true })]).toEqual(['', '']);
});
