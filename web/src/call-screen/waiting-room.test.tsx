import { Refused } from '../testing/open-screen.tsx';
import { OF_CALL, loadCall, openCall } from '../testing/open-call.tsx';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { aCall, line } from '../testing/call-line.ts';

const LATE = { expected_at: '2026-11-20T06:25:00.000Z', waiting: { before: 1, minutes: 20 } };

beforeAll(loadCall);
afterEach(() => {
  vi.useRealTimers();
});

describe('a patient who waits for a doctor who is late', () => {
  test('reads in Swahili when the doctor comes and who is before them, and may join, leave or test the devices', async () => {
    const { screen } = await openCall(LATE, 'sw');
    expect(screen.names('heading')).toContain('Simu na Dkt. Neema Mushi');
    const text = screen.text();
    expect(text).toContain('Dkt. Neema Mushi bado hajafika. Unaweza kujiunga na kusubiri.');
    expect(text).toContain('Dkt. Neema Mushi amechelewa kidogo. Anatarajiwa: leo saa 3:25 asubuhi (09:25).');
    expect(text).toContain('Mgonjwa 1 yuko mbele yako. Takriban dakika 20.');
    for (const name of [
      'Jiunge sasa',
      'Jiunge bila kamera',
      'Toka, nijulishwe daktari akiwa tayari',
      'Jaribu kipaza sauti',
    ])
      expect(screen.names('button')).toContain(name);
    expect(screen.sent()).toEqual([]);
    await screen.close();
  });

  test('leaves to be told: this is sent once, and the page then says that a text message follows', async () => {
    const told = aCall({ ...LATE, call_back: 'asked' });
    const { screen } = await openCall(LATE, 'en', { [`POST ${OF_CALL}/call/leave`]: told });
    await screen.press('button', 'Leave, and tell me when the doctor is ready');
    expect(screen.sent()).toEqual([{ call: `POST ${OF_CALL}/call/leave`, body: {} }]);
    expect(screen.text()).toContain('When Dkt. Neema Mushi is there, you get a text message with the link back.');
    expect(screen.names('button')).not.toContain('Leave, and tell me when the doctor is ready');
    await screen.close();
  });

  test('sees neither a delay nor the offer to leave once the doctor is there', async () => {
    const { screen } = await openCall({ ...LATE, other: { name: 'Dkt. Neema Mushi', present: true } });
    expect(screen.text()).toContain('Dkt. Neema Mushi is here and waits for you.');
    expect(screen.text()).not.toContain('is running late');
    expect(screen.names('button')).not.toContain('Leave, and tell me when the doctor is ready');
    await screen.close();
  });
});

test('joining asks for a ticket, presents it on the socket, and opens the microphone before the camera', async () => {
  const { screen } = await openCall();
  expect(line.opened()).toEqual([]);
  await screen.press('button', 'Join now');
  expect(screen.sent()).toEqual([{ call: `POST ${OF_CALL}/call/join`, body: {} }]);
  expect(line.said()).toMatchObject([{ type: 'hello', ticket: 't'.repeat(43), again: false }]);
  expect(line.opened()).toEqual(['audio', 'video']);
  await screen.close();
});

test('joining a video appointment without the camera opens the microphone only', async () => {
  const { screen } = await openCall();
  await screen.press('button', 'Join without camera');
  expect(screen.sent()).toHaveLength(1);
  expect(line.opened()).toEqual(['audio']);
  expect(screen.names('button')).toContain('Start camera');
  await screen.close();
});

test('before the room opens the page says when it does, and joining cannot be pressed', async () => {
  const { screen } = await openCall({ opens_at: '2026-11-20T06:20:00.000Z' });
  expect(screen.text()).toContain('The room opens today 09:20.');
  expect(screen.text()).not.toContain('You can join');
  expect(screen.get('button', 'Join now')).toMatchObject({ disabled: true });
  expect(screen.names('button')).not.toContain('Join without camera');
  await screen.close();
});

test('a refusal to let the person in is shown in the words of the server, with the way back to the appointment', async () => {
  const { screen } = await openCall({}, 'en', {
    [`POST ${OF_CALL}/call/join`]: new Refused(409, 'call-not-open', 'This room opens at 9:00.'),
  });
  await screen.press('button', 'Join now');
  expect(screen.names('heading')).toContain('You cannot enter this call now');
  expect(screen.read('alert')).toBe('This room opens at 9:00.');
  expect(screen.names('link')).toEqual(['Back to the appointment']);
  await screen.close();
});

describe('in the device test', () => {
  test('a microphone that the browser does not allow is named, with what to press', async () => {
    const { screen } = await openCall({}, 'fr');
    line.refuse('audio', 'NotAllowedError');
    await screen.press('button', 'Tester le micro');
    expect(screen.text()).toContain('Le navigateur n’autorise pas le micro. Touchez le cadenas près de l’adresse');
    expect(screen.names('button')).toContain('Rejoindre');
    await screen.close();
  });

  test('a device without a camera says so, and the call can still be joined', async () => {
    const { screen } = await openCall();
    line.refuse('video', 'NotFoundError');
    await screen.press('button', 'Test the camera');
    expect(screen.text()).toContain('No camera was found. The voice goes on.');
    expect(screen.names('button')).toContain('Join now');
    await screen.close();
  });

  test('a chosen microphone is still chosen after a reload', async () => {
    const silence = { connect: () => undefined, getFloatTimeDomainData: () => undefined, fftSize: 0 };
    vi.stubGlobal(
      'AudioContext',
      class {
        createAnalyser = () => silence;
        createMediaStreamSource = () => silence;
        close = () => undefined;
      },
    );
    const device = (deviceId: string, label: string) => ({ kind: 'audioinput', deviceId, label }) as MediaDeviceInfo;
    const test = async () => {
      const { screen } = await openCall();
      navigator.mediaDevices.enumerateDevices = async () => [device('built-in', 'Built-in'), device('usb', 'USB')];
      await screen.press('button', 'Test the microphone');
      return { screen, choice: screen.get('combobox', 'Which microphone') as HTMLSelectElement };
    };
    const first = await test();
    expect(first.choice.value).toBe('built-in');
    await first.screen.after(() => {
      first.choice.value = 'usb';
      first.choice.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await first.screen.close();
    const entry: unknown = history.state;
    // A reload opens the same history entry.
    vi.spyOn(history, 'pushState').mockImplementationOnce((_, unused, address) =>
      history.replaceState(entry, unused, address),
    );
    const second = await test();
    expect(second.choice.value).toBe('usb');
    await second.screen.close();
  });
});
