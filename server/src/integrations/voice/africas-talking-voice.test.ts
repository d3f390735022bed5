import type { ServerResponse } from 'node:http';
import { sandboxSecrets } from '@tabibu/sandbox/secrets';
import type { SandboxCall } from '@tabibu/sandbox/world';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PUSH_IDENTITY, VOICE_NUMBER, listen, startSandbox } from '../testing/stage.ts';
import type { Stage } from '../testing/stage.ts';
import { createIntegrations } from '../integrations.ts';
import { africasTalkingVoice } from './africas-talking-voice.ts';
import type { BridgeOutcome } from './port.ts';
import { readVoiceCallback } from './voice-callback.ts';
import { eventually } from '../../../test/slow-machines.ts';

let stage: Stage;
let now = new Date('2038-01-15T05:00:00Z');
beforeAll(async () => {
  stage = await startSandbox({ now: () => now });
});
afterEach(() => stage.calm());
afterAll(() => stage.close());

const DOCTOR = '+255754123456';
const PATIENT = '+255754123457';
const voice = () => stage.integrations.voice!;
const bridge = (first: string, clientRequestId = 'b-1') => ({
  first,
  second: PATIENT,
  maxSeconds: 1200,
  clientRequestId,
});
const start = (first = DOCTOR, clientRequestId?: string) => voice().startBridge(bridge(first, clientRequestId));
const adapter = (changes: Partial<Parameters<typeof africasTalkingVoice>[0]> = {}) => {
  const { username, apiKey } = sandboxSecrets().africasTalking;
  return africasTalkingVoice(
    { url: `${stage.url}/sandbox/africastalking/voice`, number: VOICE_NUMBER, username, apiKey, ...changes },
    { sandbox: true, timeoutMs: 2_000 },
  );
};
const sessionOf = (outcome: BridgeOutcome) => (outcome.kind === 'accepted' ? outcome.sessionId : '');
const truth = async (sessionId: string) =>
  ((await (await fetch(`${stage.url}/sandbox/truth/calls`)).json()) as { calls: SandboxCall[] }).calls.find(
    (call) => call.sessionId === sessionId,
  )!;
const press = (phone: string, session: string, key: string) =>
  fetch(`${stage.url}/sandbox/handset/call`, {
    method: 'POST',
    body: new URLSearchParams({ phone, session, key }),
    redirect: 'manual',
  });
const heard = (sessionId: string) =>
  stage.heard.filter(({ raw }) => raw.toString().includes(sessionId)).map(({ raw }) => readVoiceCallback(raw));
const shown = async (phone: string) =>
  (await fetch(`${stage.url}/sandbox/handset?phone=${encodeURIComponent(phone)}&lang=en`)).text();

test('connects two phones: each sees our number only, nothing is recorded, and the last callback gives the duration', async () => {
  stage.answer.text = voice().joinSecond({ say: 'Tabibu: "subiri" & <usikate>', second: PATIENT, maxSeconds: 1200.7 });
  const session = sessionOf(await start());
  expect(session).toMatch(/^ATVId_/);
  expect(await shown(DOCTOR)).toMatch(/Incoming call[\s\S]*\+255800111222[\s\S]*Answer/);
  expect(await shown(PATIENT)).not.toContain('Incoming call');
  expect((await press(DOCTOR, session, 'answer')).status).toBe(303);
  const patientsPage = await shown(PATIENT);
  expect(patientsPage).toMatch(/Incoming call[\s\S]*\+255800111222/);
  expect(patientsPage).not.toContain('754123456');
  expect((await press(PATIENT, session, 'answer')).status).toBe(303);
  expect(await truth(session)).toMatchObject({
    state: 'joined',
    recorded: false,
    shownToSecond: VOICE_NUMBER,
    maxSeconds: 1200,
    say: 'Tabibu: "subiri" & <usikate>',
  });
  now = new Date(now.getTime() + 65_000);
  expect((await press(PATIENT, session, 'hang-up')).status).toBe(303);
  expect(heard(session)).toEqual([
    { kind: 'answered', clientRequestId: 'b-1', sessionId: session },
    { kind: 'progress', step: 'second-rings', clientRequestId: 'b-1', sessionId: session },
    { kind: 'progress', step: 'joined', clientRequestId: 'b-1', sessionId: session },
    {
      kind: 'ended',
      clientRequestId: 'b-1',
      sessionId: session,
      joinedSeconds: 65,
      hangUp: 'other',
      cost: 'TZS 45.5000',
    },
  ]);
  expect((await press(DOCTOR, session, 'answer')).status).toBe(409);
});

test.each([
  ['busy', 'busy'],
  ['no-answer', 'no-answer'],
] as const)('a first phone that is %s ends the call', async (end, hangUp) => {
  await stage.force({ phone: DOCTOR, voice: end });
  const session = sessionOf(await start());
  await eventually(() => heard(session).length === 1);
  expect(heard(session)).toMatchObject([{ kind: 'ended', joinedSeconds: 0, hangUp }]);
});

test('a second phone that rejects ends the call with a duration of zero', async () => {
  stage.answer.text = voice().joinSecond({ say: 'Tabibu', second: PATIENT, maxSeconds: 60 });
  const session = sessionOf(await start());
  await press(DOCTOR, session, 'answer');
  await press(PATIENT, session, 'hang-up');
  expect(heard(session).at(-1)).toMatchObject({ kind: 'ended', joinedSeconds: 0, hangUp: 'busy' });
});

test('an empty, refusing or invalid answer to the callback hangs up', async () => {
  for (const text of ['', voice().refuseCall(), '<p>oops</p>']) {
    stage.answer.text = text;
    const session = sessionOf(await start());
    await press(DOCTOR, session, 'answer');
    expect(await truth(session)).toMatchObject({ state: 'over', second: null });
  }
});

test.each([
  ['invalid-number', 'invalid-number'],
  ['not-supported', 'not-supported'],
  ['no-credit', 'no-credit'],
] as const)('%s is refused', async (end, reason) => {
  await stage.force({ phone: DOCTOR, voice: end });
  expect(await start()).toMatchObject({ kind: 'refused', reason });
});

test('an invalid number, a wrong key and a wrong user name are refused', async () => {
  expect(await start('0754')).toMatchObject({ kind: 'refused', reason: 'invalid-number' });
  expect(await adapter({ apiKey: 'wrong' }).startBridge(bridge(DOCTOR))).toMatchObject({
    kind: 'refused',
    reason: 'credentials',
  });
  expect(await adapter({ username: 'somebody' }).startBridge(bridge(DOCTOR))).toMatchObject({
    kind: 'refused',
    reason: 'credentials',
  });
});

test('an outage, a broken connection, a timeout, a redirect and an unreadable answer are "unknown"', async () => {
  await stage.force({ voice: 'unavailable' });
  expect(await start()).toEqual({ kind: 'unknown', why: 'http-error', mayHaveReached: true });
  await stage.force({ voice: 'lost' });
  expect(await start()).toEqual({ kind: 'unknown', why: 'transport', mayHaveReached: true });
  const answers = [
    { why: 'timeout', answer: () => {} },
    { why: 'redirect', answer: (response: ServerResponse) => response.writeHead(302, { location: '/' }).end() },
    { why: 'unreadable', answer: (response: ServerResponse) => response.writeHead(201).end('<p>OK</p>') },
    { why: 'too-large', answer: (response: ServerResponse) => response.writeHead(201).end('x'.repeat(300_000)) },
  ];
  for (const { why, answer } of answers) {
    const { url, server } = await listen((_request, response) => void answer(response));
    expect(await adapter({ url }).startBridge(bridge(DOCTOR))).toMatchObject({ kind: 'unknown', why });
    server.closeAllConnections();
    server.close();
  }
});

test.each([
  [
    201,
    '{"entries":[{"phoneNumber":"+255","status":"SomethingNew","sessionId":"None"}]}',
    { kind: 'refused', reason: 'other' },
  ],
  [
    201,
    '{"entries":[{"phoneNumber":"+255","status":"Queued","sessionId":"None"}]}',
    { kind: 'refused', reason: 'other' },
  ],
  [
    201,
    '{"entries":[],"errorMessage":"InvalidPhoneNumber: +255754123456"}',
    { kind: 'refused', reason: 'invalid-number', message: 'InvalidPhoneNumber' },
  ],
  [429, '', { kind: 'unknown', mayHaveReached: false }],
])('the answer %i %s is %j, and no message repeats a number', async (status, text, outcome) => {
  const { url, server } = await listen((_request, response) => void response.writeHead(status).end(text));
  expect(await adapter({ url }).startBridge(bridge(DOCTOR))).toMatchObject(outcome);
  server.close();
});

test.each([
  ['isActive=1&sessionId=s&direction=Inbound&callerNumber=%2B255754123456', { kind: 'incoming' }],
  ['isActive=1&sessionId=s&clientRequestId=&callSessionState=', { kind: 'answered', clientRequestId: null }],
  ['isActive=0&sessionId=s&dialDurationInSeconds=', { kind: 'ended', joinedSeconds: 0, cost: null }],
  ['isActive=0&sessionId=s&dialDurationInSeconds=-5', { kind: 'rejected' }],
  ['isActive=0&sessionId=s&dialDurationInSeconds=9999999', { kind: 'rejected' }],
  ['isActive=2&sessionId=s', { kind: 'rejected' }],
  ['isActive=1', { kind: 'rejected' }],
  ['{"isActive":"1"}', { kind: 'rejected' }],
])('the callback %j is read as %j', (raw, reading) => {
  expect(readVoiceCallback(Buffer.from(raw))).toMatchObject(reading);
});

test('without a voice number there is no adapter, and a real host must be https', () => {
  const account = { url: 'https://api.example', username: 'u', apiKey: 'k', senderId: null };
  const config = {
    sandbox: { url: stage.url },
    azampay: null,
    africasTalking: account,
    files: { folder: 'unused' },
    push: PUSH_IDENTITY,
    now: () => now,
  };
  expect(createIntegrations(config).voice).toBeNull();
  expect(
    createIntegrations({ ...config, voice: { url: 'https://voice.example', number: VOICE_NUMBER } }).voice,
  ).toMatchObject({ sandbox: false, number: VOICE_NUMBER });
  expect(() => createIntegrations({ ...config, voice: { url: 'http://voice.example', number: VOICE_NUMBER } })).toThrow(
    /https/,
  );
});
