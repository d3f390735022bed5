import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { beforeAll, expect, test } from 'vitest';
import type { AppointmentBody } from '@tabibu/contract/bookings';
import { LANGUAGES } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { APPOINTMENT_STAGES } from '@tabibu/contract/stages';
import { createQueryClient } from '../api/query.ts';
import { loadSentences } from '../shell/catalogues.ts';
import { ME, SessionProvider } from '../shell/session.tsx';
import { EmergencyState, EmergencyUnpaid, emergencyRefetchInterval } from './emergency-state.tsx';

type StageName = AppointmentBody['stage']['name'];

const NOW = Date.parse('2026-11-20T06:00:00Z');
const ID = '019b7600-0000-7000-8000-000000000001';
const STATES: Partial<Record<StageName, AppointmentBody['state']>> = {
  'to-pay': 'awaiting-payment',
  paying: 'awaiting-payment',
  'payment-unclear': 'expired',
  'not-paid': 'expired',
  completed: 'completed',
  claimed: 'completed',
  contested: 'completed',
  missed: 'missed',
  cancelled: 'cancelled',
};
const RINGING: readonly StageName[] = ['ringing-first', 'ringing'];
const OPEN: readonly StageName[] = [...RINGING, 'escalated', 'accepted'];
const UNPAID: readonly StageName[] = ['to-pay', 'paying', 'payment-unclear', 'not-paid'];

/** An emergency in Kenya in the given stage, as the server sends it. */
function emergency(name: StageName): AppointmentBody {
  const isRinging = RINGING.includes(name);
  return {
    id: ID,
    doctor: {
      id: ID,
      name: 'Dr. Neema',
      specialty: 'General Practitioner',
      specialty_id: 'general-practitioner',
      image: null,
      isSpecialist: false,
    },
    date: null,
    time: null,
    doctor_time: null,
    starts_at: null,
    expected_at: null,
    type: 'phone',
    state: STATES[name] ?? 'scheduled',
    stage: { name, tone: 'info', chip: 'CHIP', sentence: 'SENTENCE', money: { stage: 'paid', sentence: 'MONEY' } },
    status: 'scheduled',
    payment_status: 'paid',
    is_emergency: true,
    emergency_state: null,
    doctor_type: 'general',
    country: 'KE',
    price: { amount: 100, currency: 'KES' },
    alone_until: name === 'ringing-first' ? '2026-11-20T06:00:42.000Z' : null,
    escalates_at: isRinging ? '2026-11-20T06:04:42.000Z' : null,
    hold_expires_at: null,
    credit: { amount: 0, currency: 'TZS' },
    to_pay: { amount: 600_000, currency: 'TZS' },
    if_missed: {
      counted: { amount: 200_000, currency: 'TZS' },
      rest: { amount: 400_000, currency: 'TZS' },
      credit_days: 30,
    },
    payment_reference: null,
    doctor_phone: '+254722000100',
    bridge: false,
    reason: null,
    cancelled_by: null,
    cancel_reason: null,
    contestable_until: null,
    proven: false,
    said: null,
    changes_at: null,
    contested: false,
    reminder_at: null,
    created_at: '2026-11-20T06:00:00.000Z',
    actions:
      name === 'accepted'
        ? ['join', 'receipt']
        : isRinging || name === 'escalated'
          ? ['cancel', 'receipt']
          : ['receipt'],
  };
}

const ALL = Object.keys(LANGUAGES) as Language[];
beforeAll(() => Promise.all(ALL.map((language) => loadSentences(language, ['public', 'booking']))));

function drawn(appointment: AppointmentBody, language: Language): string {
  const client = createQueryClient(() => Promise.reject(new Error('nothing is asked')));
  client.setQueryData(ME.queryKey, null);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath={`/appointments/${ID}`}>
        <SessionProvider opening={{ language, country: 'KE', now: NOW, savesData: false }}>
          <EmergencyUnpaid appointment={appointment} />
          <EmergencyState appointment={appointment} onCancel={() => undefined} />
        </SessionProvider>
      </Router>
    </QueryClientProvider>,
  );
}

const TABLE = ALL.flatMap((language) => APPOINTMENT_STAGES.map((name) => [name, language] as const));

test.each(TABLE)(
  '%s (%s): shows countdowns, emergency number, call link and cancel button only in their stages',
  (name, language) => {
    const html = drawn(emergency(name), language);
    const clocks = [...html.matchAll(/role="timer"[^>]*>.*?(\d:\d\d)/g)].map(([, time]) => time);
    expect(clocks).toEqual(name === 'ringing-first' ? ['0:42', '4:42'] : name === 'ringing' ? ['4:42'] : []);
    expect(html.includes(`href="/call/${ID}"`)).toBe(name === 'accepted');
    expect(html.includes('href="tel:999"')).toBe(name === 'escalated' || UNPAID.includes(name));
    expect(html.includes('<button')).toBe(RINGING.includes(name) || name === 'escalated');
    expect(html.includes('SENTENCE')).toBe(OPEN.includes(name) || UNPAID.includes(name));
    expect(html).not.toContain('+254722');
  },
);

test('screen readers do not announce the countdowns', () => {
  for (const name of RINGING) {
    const html = drawn(emergency(name), 'en');
    expect(/aria-live="polite">([^<]*)</.exec(html)?.[1]).toBe('SENTENCE');
    expect(html).not.toMatch(/class="notice[^"]*" role=/);
  }
});

test('pages poll while an emergency is unpaid or open, and stop after its end', () => {
  for (const name of APPOINTMENT_STAGES) {
    const asks = OPEN.includes(name) || name === 'to-pay' || name === 'paying';
    expect([name, emergencyRefetchInterval(emergency(name)) !== false]).toEqual([name, asks]);
  }
});
