import { beforeEach, expect, test, vi } from 'vitest';
import { OwnMedia } from './own-media.ts';

/** A fake media track with the members that are used here. */
class Track extends EventTarget {
  enabled = true;
  muted = false;
  readyState = 'live';

  stop(): void {
    this.readyState = 'ended';
  }

  /** The system ends the track. */
  end(): void {
    this.stop();
    this.dispatchEvent(new Event('ended'));
  }
}

/** A fake browser. It records each permission request and leaves it open until the test grants or refuses it. */
class Browser extends EventTarget {
  readonly asked: { give: (track: Track) => void; refuse: (name: string) => void; wanted: MediaStreamConstraints }[] =
    [];

  getUserMedia(wanted: MediaStreamConstraints): Promise<{ getTracks: () => Track[] }> {
    return new Promise((resolve, reject) => {
      this.asked.push({
        wanted,
        give: (track) => resolve({ getTracks: () => [track] }),
        refuse: (name) => reject(new DOMException(name, name)),
      });
    });
  }
}

let browser: Browser;
const settle = () =>
  new Promise((done) => {
    setTimeout(done);
  });
const give = async (place: number): Promise<Track> => {
  const track = new Track();
  browser.asked[place]!.give(track);
  await settle();
  return track;
};

beforeEach(() => {
  browser = new Browser();
  vi.stubGlobal('navigator', { mediaDevices: browser });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});

test('a muted person stays muted on a microphone that is opened again', async () => {
  const media = new OwnMedia();
  void media.openMicrophone();
  const first = await give(0);
  media.setMuted(true);
  first.end();
  const second = await give(1);
  expect(second.enabled).toBe(false);
  expect(media.read()).toMatchObject({ microphone: 'muted' });
  media.setMuted(false);
  expect([second.enabled, media.read().microphone]).toEqual([true, 'on']);
});

test('a person muted before the microphone opens, as after a reload, is muted when it opens', async () => {
  const media = new OwnMedia();
  media.setMuted(true);
  expect(media.read().microphone).toBe('off');
  void media.openMicrophone();
  expect((await give(0)).enabled).toBe(false);
  expect(media.read().microphone).toBe('muted');
});

test('the microphone is asked for once, however often it is pressed before the prompt is answered (K-07)', async () => {
  const media = new OwnMedia();
  void media.openMicrophone();
  void media.openMicrophone();
  expect(browser.asked).toHaveLength(1);
  const track = await give(0);
  media.stop();
  expect(track.readyState).toBe('ended');
});

test('a double tap on the camera, and on the switch, opens one (K-07)', async () => {
  const media = new OwnMedia();
  void media.openCamera();
  void media.openCamera();
  const front = await give(0);
  void media.switchCamera();
  void media.switchCamera();
  const back = await give(1);
  expect(browser.asked.map(({ wanted }) => (wanted.video as MediaTrackConstraints).facingMode)).toEqual([
    'user',
    'environment',
  ]);
  expect([front.readyState, back.readyState, media.read().facing]).toEqual(['ended', 'live', 'environment']);
  media.closeCamera();
  expect([back.readyState, media.read().camera]).toEqual(['ended', false]);
});

test('a camera that opens after the person closed it is stopped at once; the next press opens it (K-07)', async () => {
  const media = new OwnMedia();
  void media.openCamera();
  media.closeCamera();
  const unwanted = await give(0);
  expect([unwanted.readyState, media.video, media.read().camera]).toEqual(['ended', null, false]);
  void media.openCamera();
  expect((await give(1)).readyState).toBe('live');
  expect(media.read().camera).toBe(true);
});

test('devices that open after the end of the call are stopped, and a refusal is in the state', async () => {
  const media = new OwnMedia();
  void media.openCamera();
  browser.asked[0]!.refuse('NotAllowedError');
  await settle();
  expect(media.read()).toMatchObject({ camera: false, cameraFault: 'refused' });
  void media.openCamera();
  void media.openMicrophone();
  media.stop();
  expect([(await give(1)).readyState, (await give(2)).readyState]).toEqual(['ended', 'ended']);
  expect(media.read()).toMatchObject({ camera: false, microphone: 'off' });
});

test('after the headset is unplugged the next microphone opens at once', async () => {
  const media = new OwnMedia();
  void media.openMicrophone();
  (await give(0)).end();
  expect(media.read()).toMatchObject({ microphone: 'off', paused: false, microphoneFault: null });
  const next = await give(1);
  expect(media.audio).toBe(next);
  expect(media.read()).toMatchObject({ microphone: 'on', paused: false });
});

test.each([
  ['NotReadableError', { paused: true, microphoneFault: null }],
  ['NotFoundError', { paused: false, microphoneFault: 'missing' }],
  ['NotAllowedError', { paused: false, microphoneFault: 'refused' }],
])(
  'a lost microphone that cannot be replaced (%s) sets paused or a fault, and a new device opens it again',
  async (name, expected) => {
    const media = new OwnMedia();
    void media.openMicrophone();
    (await give(0)).end();
    browser.asked[1]!.refuse(name);
    await settle();
    expect(media.read()).toMatchObject({ microphone: 'off', ...expected });
    browser.dispatchEvent(new Event('devicechange'));
    await give(2);
    expect(media.read()).toMatchObject({ microphone: 'on', paused: false, microphoneFault: null });
    browser.dispatchEvent(new Event('devicechange'));
    expect(browser.asked).toHaveLength(3);
  },
);

test('a microphone lost while the page is hidden counts as a telephone call, whatever the error of the browser', async () => {
  const media = new OwnMedia();
  void media.openMicrophone();
  const track = await give(0);
  Object.assign(document, { visibilityState: 'hidden' });
  track.end();
  browser.asked[1]!.refuse('NotAllowedError');
  await settle();
  expect(media.read()).toMatchObject({ paused: true, microphoneFault: null });
  media.stop();
  media.recover();
  expect(browser.asked).toHaveLength(2);
});

test('stop closes the camera but keeps the wish for it, so a reload restores it; closeCamera clears the wish', async () => {
  const media = new OwnMedia(true);
  void media.openCamera();
  await give(0);
  media.stop();
  expect([media.read().camera, media.wantsCamera]).toEqual([false, true]);
  const other = new OwnMedia(true);
  other.closeCamera();
  expect(other.wantsCamera).toBe(false);
});

test('a chosen camera replaces the first one', async () => {
  const media = new OwnMedia();
  void media.openCamera();
  const first = await give(0);
  void media.chooseCamera('desk');
  await settle();
  expect([first.readyState, browser.asked[1]?.wanted]).toEqual([
    'ended',
    { video: expect.objectContaining({ deviceId: 'desk' }) },
  ]);
  const second = await give(1);
  expect([media.video, media.read().camera]).toEqual([second, true]);
});

test('devices that were chosen before a reload are asked for again', async () => {
  const media = new OwnMedia();
  media.devices = { camera: 'desk', microphone: 'headset' };
  void media.openMicrophone();
  await give(0);
  void media.openCamera();
  await give(1);
  expect(browser.asked.map(({ wanted }) => wanted)).toEqual([
    { audio: expect.objectContaining({ deviceId: 'headset' }) },
    { video: expect.objectContaining({ deviceId: 'desk' }) },
  ]);
  void media.switchCamera();
  await give(2);
  expect(browser.asked[2]?.wanted).toEqual({ video: expect.not.objectContaining({ deviceId: 'desk' }) });
  expect(media.devices).toEqual({ microphone: 'headset' });
});
