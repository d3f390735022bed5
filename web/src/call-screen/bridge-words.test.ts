import { BRIDGE_FAILURES } from '@tabibu/contract/call-bridges';
import type { BridgeBody } from '@tabibu/contract/call-bridges';
import { expect, test } from 'vitest';
import { bridgeWords, isBridgeLive } from './bridge-words.ts';

const bridge = (change: Partial<BridgeBody>): BridgeBody => ({
  stage: 'requested',
  reason: null,
  asked_by: 'patient',
  seconds: 0,
  ...change,
});
const key = (change: Partial<BridgeBody>, side: 'patient' | 'doctor') =>
  bridgeWords(bridge(change), { side, answers: null }, 'Asha')[0];

test('while phones ring, the doctor reads other sentences than the patient', () => {
  expect(key({ stage: 'ringing-doctor' }, 'patient')).toBe('room.bridge-ringing-doctor');
  expect(key({ stage: 'ringing-doctor' }, 'doctor')).toBe('room.bridge-ringing-doctor-own');
  expect(key({ stage: 'ringing-patient' }, 'patient')).toBe('room.bridge-ringing-patient');
});

test("a failed bridge names the reader's own phone or the other person's", () => {
  expect(key({ stage: 'failed', reason: 'doctor-busy' }, 'patient')).toBe('room.bridge-busy');
  expect(key({ stage: 'failed', reason: 'doctor-busy' }, 'doctor')).toBe('room.bridge-missed-busy');
  expect(key({ stage: 'failed', reason: 'patient-no-answer' }, 'patient')).toBe('room.bridge-missed');
  for (const reason of BRIDGE_FAILURES) expect(key({ stage: 'failed', reason }, 'doctor')).toMatch(/^room\.bridge-/);
});

test('the length of a bridge is in minutes, or less than a minute', () => {
  expect(bridgeWords(bridge({ stage: 'ended', seconds: 125 }), { side: 'patient', answers: null }, 'Asha')).toEqual([
    'room.bridge-ended',
    { minutes: 2 },
  ]);
  expect(key({ stage: 'ended', seconds: 59 }, 'patient')).toBe('room.bridge-ended-short');
});

test('a bridge is live only between its request and its end', () => {
  expect(isBridgeLive({ bridge: null })).toBe(false);
  expect(isBridgeLive({ bridge: { number: '+255800111222', last: null } })).toBe(false);
  expect(isBridgeLive({ bridge: { number: '+255800111222', last: bridge({ stage: 'bridged' }) } })).toBe(true);
  expect(
    isBridgeLive({ bridge: { number: '+255800111222', last: bridge({ stage: 'failed', reason: 'unknown' }) } }),
  ).toBe(false);
});

test('nobody is told to answer their own phone while the doctor calls a member of the family', () => {
  const words = (change: Partial<BridgeBody>) =>
    bridgeWords(bridge({ asked_by: 'doctor', ...change }), { side: 'patient', answers: 'Rehema' }, 'Dr Asha');
  expect(words({ stage: 'ringing-patient' })).toEqual([
    'room.bridge-theirs',
    { name: 'Dr Asha', whom: 'member', person: 'Rehema' },
  ]);
  expect(words({ stage: 'failed', reason: 'patient-no-answer' })[0]).toBe('room.they-call');
  expect(words({ stage: 'ringing-patient', asked_by: 'patient' })[0]).toBe('room.bridge-ringing-patient');
});
