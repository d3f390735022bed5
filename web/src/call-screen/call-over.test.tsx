import { beforeAll, describe, expect, test } from 'vitest';
import type { CallViewBody } from '../api/calls.ts';
import { ApiProblem } from '../api/client.ts';
import type { CallEnd } from '../call/call-state.ts';
import { loadSentences } from '../shell/catalogues.ts';
import { drawn } from '../testing/draw.tsx';
import { CallOver } from './call-over.tsx';
import { DoctorIsLate } from './doctor-is-late.tsx';

const ID = '019b7600-0000-7000-8000-000000000001';

beforeAll(() => loadSentences('en', ['public', 'call', 'booking']));

function aCall(more: Partial<CallViewBody> = {}): CallViewBody {
  return {
    booking_id: ID,
    side: 'patient',
    call_type: 'video',
    state: 'ended',
    other: { name: 'Dkt. Neema Mushi', present: false },
    answers: null,
    by_link: false,
    call_back: 'none',
    starts_at: '2026-11-20T05:55:00.000Z',
    opens_at: '2026-11-20T05:45:00.000Z',
    closes_at: '2026-11-20T06:40:00.000Z',
    chat_until: '2026-11-21T06:30:00.000Z',
    connected_at: null,
    ended_at: null,
    waiting: null,
    expected_at: '2026-11-20T05:55:00.000Z',
    absent_from: null,
    bridge: null,
    phone: null,
    attempts: null,
    stage: { name: 'open', tone: 'info', chip: 'CHIP', sentence: 'SENTENCE', money: null },
    says: [],
    proven: false,
    said: null,
    is_emergency: false,
    reason: null,
    may_complete: false,
    ...more,
  };
}

const after = (over: CallEnd, call: Partial<CallViewBody> = {}, known = true, problem?: unknown) =>
  drawn(<CallOver call={aCall(call)} over={over} known={known} problem={problem} onAgain={() => undefined} />);

describe('after a call', () => {
  test.each(['ended', 'left', 'replaced'] as const)('that was %s there is a way back in while it is open', (over) => {
    expect(after(over)).toContain('<button');
  });

  test('there is no way back in before the server has answered how it ended', () => {
    expect(after('ended', {}, false)).not.toContain('<button');
    expect(after('ending')).not.toContain('<button');
  });

  test('there is no way back in after the call window', () => {
    expect(after('ended', { closes_at: '2026-11-20T05:59:00.000Z' })).not.toContain('<button');
  });

  test('a refusal is shown in the words of the server', () => {
    expect(after('refused', {}, true, new ApiProblem('not-found', 404, {}, 'This call is not yours.'))).toContain(
      'This call is not yours.',
    );
  });

  test('that completed the appointment its stage is shown, and there is no way back in', () => {
    const stage = {
      name: 'completed',
      tone: 'success',
      chip: 'Done',
      sentence: 'It took place.',
      money: null,
    } as const;
    const html = after('completed', { stage });
    expect(html).toContain('>Done<');
    expect(html).toContain('It took place.');
    expect(html).not.toContain('<button');
  });

  test('a patient gets a link to the appointment, a doctor to the dashboard and to the note', () => {
    expect(after('ended')).toContain(`href="/appointments/${ID}"`);
    const doctor = after('ended', { side: 'doctor', connected_at: '2026-11-20T05:56:00.000Z' });
    expect(doctor).toContain(`href="/doctor/visits/${ID}"`);
    expect(doctor).toContain('href="/doctor/dashboard?tab=appointments"');
  });
});

describe('a doctor who is late', () => {
  const late = { expected_at: '2026-11-20T06:25:00.000Z' };
  test('is announced to a waiting patient with the new time', () => {
    const html = drawn(<DoctorIsLate call={aCall(late)} />);
    expect(html).toContain('Dkt. Neema Mushi');
    expect(html).toContain('9:25');
  });

  test.each([
    ['the doctor is there', { ...late, other: { name: 'Dkt. Neema Mushi', present: true } }],
    ['no delay was told', {}],
    ['the doctor reads', { ...late, side: 'doctor' as const }],
  ])('is not mentioned when %s', (_, more) => {
    expect(drawn(<DoctorIsLate call={aCall(more)} />)).toBe('');
  });
});
