import { OF_CALL, joinCall, loadCall, meetDoctor, talkToDoctor } from '../testing/open-call.tsx';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { aCall, line } from '../testing/call-line.ts';

const NUMBER = { phone: '+255712000999' } as const;

beforeAll(loadCall);
afterEach(() => {
  vi.useRealTimers();
});

describe('a call that is connected', () => {
  test('of a video appointment says so and has the camera and the microphone on', async () => {
    const { screen } = await talkToDoctor();
    expect(screen.names('heading')).toEqual(['Call with Dkt. Neema Mushi']);
    expect(screen.read('status')).toBe('Connected');
    expect(screen.names('button')).toEqual(['Mute mic', 'Stop camera', 'Switch', 'Video', 'Chat', 'End']);
    await screen.close();
  });

  test('of an appointment by phone has the microphone on and the camera off; it only offers video', async () => {
    const { screen } = await talkToDoctor({ call_type: 'phone' });
    expect(line.opened()).toEqual(['audio']);
    expect(screen.names('button')).toContain('Mute mic');
    await screen.press('button', 'Offer video');
    expect(line.said().at(-1)).toEqual({ type: 'camera', step: 'offer' });
    expect(line.opened()).toEqual(['audio']);
    expect(screen.text()).toContain('You asked Dkt. Neema Mushi for video. Your camera turns on when they agree.');
    await screen.close();
  });

  test('of an appointment by phone says after the yes that only the own camera runs', async () => {
    const { screen } = await talkToDoctor({ call_type: 'phone' });
    await screen.press('button', 'Offer video');
    await screen.after(() => line.hear({ type: 'camera', step: 'accept' }));
    await screen.after(() =>
      line.hear({ type: 'leg', state: 'connected', camera: false, microphone: true, paused: false }),
    );
    expect(screen.text()).toContain('Dkt. Neema Mushi sees you. Their camera stays off until they turn it on');
    await screen.close();
  });

  test('mutes with one press, tells the other page, and unmutes with the next', async () => {
    const { screen } = await talkToDoctor({}, 'sw');
    await screen.press('button', 'Zima kipaza sauti');
    expect(line.leg()).toMatchObject({ microphone: false, camera: true });
    await screen.press('button', 'Washa kipaza sauti');
    expect(line.leg()).toMatchObject({ microphone: true });
    expect(screen.names('button')).toContain('Zima kipaza sauti');
    await screen.close();
  });

  test('does not count the minutes in which one of the two was out', async () => {
    const { screen } = await talkToDoctor({ connected_at: '2026-11-20T05:50:00.000Z' });
    expect(document.querySelector('.call-status .numbers')?.textContent).toMatch(/· 0:0\d$/);
    await screen.close();
  });

  test('says that the other is muted', async () => {
    const { screen } = await talkToDoctor();
    await screen.after(() =>
      line.hear({ type: 'leg', state: 'connected', camera: false, microphone: false, paused: false }),
    );
    expect(screen.text()).toContain('Dkt. Neema Mushi is muted');
    await screen.close();
  });
});

test('a patient who has joined first waits, with the told delay and the way to leave', async () => {
  const { screen } = await joinCall({ expected_at: '2026-11-20T06:25:00.000Z', waiting: { before: 0, minutes: 0 } });
  expect(screen.read('status')).toBe('Waiting for Dkt. Neema Mushi');
  expect(screen.text()).toContain('Dkt. Neema Mushi is running late. Expected: today 09:25. You are next.');
  expect(screen.names('button')).toContain('Leave, and tell me when the doctor is ready');
  await screen.close();
});

describe('a connection that does not come up', () => {
  test('offers the voice only and the ordinary phone after twenty seconds, not before', async () => {
    const { screen } = await meetDoctor(NUMBER);
    expect(screen.read('status')).toBe('Connecting …');
    await screen.wait(18_900);
    expect(screen.names('button')).not.toContain('Try again, voice only');
    expect(screen.names('link')).toEqual([]);
    await screen.wait(2_000);
    expect(screen.text()).toContain('Try again with the voice only, or use the ordinary phone.');
    expect(screen.names('link')).toEqual(['+255 712 000 999']);
    await screen.press('button', 'Try again, voice only');
    expect(screen.names('button')).not.toContain('Try again, voice only');
    expect(screen.names('button')).toContain('Start camera');
    await screen.close();
  });

  test('offers no ordinary phone where the number may not be shown', async () => {
    const { screen } = await meetDoctor();
    await screen.wait(21_000);
    expect(screen.text()).toContain('Your appointment still stands. Try again with the voice only.');
    expect(screen.names('link')).toEqual([]);
    await screen.close();
  });
});

describe('a connection that is lost', () => {
  test('names whose network broke: the other’s, when the server no longer hears them', async () => {
    const { screen } = await talkToDoctor({}, 'sw');
    await screen.after(() => line.media('disconnected'));
    expect(screen.read('status')).toBe('Mtandao umekatika. Inaunganisha tena, sauti kwanza …');
    await screen.after(() => line.hear({ type: 'presence', present: false, fresh: false, silent: true }));
    expect(screen.read('status')).toBe('Mtandao wa Dkt. Neema Mushi umekatika. Inaunganisha tena …');
    await screen.close();
  });

  test('says that the other has left, when they left, and after three minutes that they have not come back', async () => {
    const { screen } = await talkToDoctor();
    await screen.after(() => line.media('disconnected'));
    await screen.after(() => line.hear({ type: 'presence', present: false, fresh: false }));
    expect(screen.read('status')).toBe('Dkt. Neema Mushi has left. The room stays open for three minutes.');
    await screen.wait(181_000);
    expect(screen.text()).toContain('Dkt. Neema Mushi has not come back. You can leave and come back later.');
    await screen.close();
  });

  test('offers the ordinary phone thirty seconds after media stopped, in French, until media is back', async () => {
    const { screen } = await talkToDoctor(NUMBER, 'fr');
    await screen.after(() => line.media('disconnected'));
    expect(screen.read('status')).toBe('Réseau coupé. Reconnexion, la voix d’abord …');
    await screen.wait(28_900);
    expect(screen.names('link')).toEqual([]);
    await screen.wait(2_000);
    expect(screen.text()).toContain('Dkt. Neema Mushi n’a pas encore appelé');
    expect(screen.names('link')).toEqual(['+255 712 000 999']);
    await screen.after(() => line.media('connected'));
    expect(screen.read('status')).toBe('Connecté');
    expect(screen.names('link')).toEqual([]);
    await screen.close();
  });

  test('offers a bridged call where a gateway rings both, and asks the server for it when pressed', async () => {
    const bridge = { number: '+255222000111', last: null };
    const { screen } = await talkToDoctor({ bridge }, 'en', {
      [`POST ${OF_CALL}/call/bridge`]: aCall({ bridge: { ...bridge, last: { stage: 'requested' } as never } }),
    });
    await screen.after(() => line.media('disconnected'));
    await screen.wait(31_000);
    await screen.press('button', 'Call me on my phone');
    expect(screen.sent().at(-1)).toEqual({ call: `POST ${OF_CALL}/call/bridge`, body: {} });
    await screen.close();
  });
});

describe('without the permission of the browser', () => {
  test('for the microphone, the page says where to allow it and asks again when pressed', async () => {
    const { screen } = await talkToDoctor({}, 'en', {}, () => line.refuse('audio', 'NotAllowedError'));
    expect(screen.text()).toContain('The browser does not allow the microphone. Press the lock beside the address');
    expect(screen.text()).toContain('The chat works even without the voice.');
    expect(screen.names('button')).toContain('Unmute mic');
    await screen.after(() => line.allow());
    await screen.press('button', 'Try the microphone again');
    expect(screen.text()).not.toContain('does not allow the microphone');
    expect(screen.names('button')).toContain('Mute mic');
    await screen.close();
  });

  test('for the camera, the call goes on by voice and the camera can be started again', async () => {
    const { screen } = await talkToDoctor({}, 'en', {}, () => line.refuse('video', 'NotAllowedError'));
    expect(screen.read('status')).toBe('Connected');
    expect(screen.text()).toContain('The browser does not allow the camera.');
    expect(screen.text()).toContain('The voice goes on.');
    expect(screen.names('button')).toContain('Mute mic');
    await screen.after(() => line.allow());
    await screen.press('button', 'Start camera');
    expect(screen.names('button')).toContain('Stop camera');
    await screen.close();
  });
});
