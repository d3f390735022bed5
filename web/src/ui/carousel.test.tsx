import { beforeEach, expect, test } from 'vitest';
import { openScreen, stopTime } from '../testing/open-screen.tsx';
import { Carousel } from './carousel.tsx';

beforeEach(stopTime);

const WORDS = { pause: 'Pause', play: 'Play', slide: (number: number) => `Slide ${number}` };
const open = (more: { startsPaused?: boolean } = {}) =>
  openScreen(
    <Carousel label="Plans" every={5000} words={WORDS} {...more}>
      <p>Family</p>
      <p>Pregnancy</p>
      <p>Diabetes</p>
    </Carousel>,
    { path: '/', answers: {} },
  );
type Shown = Awaited<ReturnType<typeof open>>;
/** The number of the slide that is shown. */
const shown = (screen: Shown) =>
  [1, 2, 3].filter((number) => screen.get('button', `Slide ${number}`).getAttribute('aria-current') === 'true');

/** A finger that moves this far to the right. */
const swipe = async (screen: Shown, pixels: number) => {
  const frame = screen.get('region', 'Plans');
  const touch = (type: string, clientX: number) =>
    frame.dispatchEvent(Object.assign(new Event(type), { changedTouches: [{ clientX }] }));
  await screen.after(() => {
    touch('touchstart', 200);
    touch('touchend', 200 + pixels);
  });
};

test('turns every five seconds, and after the last slide comes the first (PAT-HOME-08, PAT-PLAN-08)', async () => {
  const screen = await open();
  expect(shown(screen)).toEqual([1]);
  for (const next of [2, 3, 1]) {
    await screen.wait(5000);
    expect(shown(screen)).toEqual([next]);
  }
});

test('turns on a swipe of more than 50 px, to the next or to the one before', async () => {
  const screen = await open({ startsPaused: true });
  await swipe(screen, -50);
  expect(shown(screen)).toEqual([1]);
  await swipe(screen, -51);
  expect(shown(screen)).toEqual([2]);
  await swipe(screen, 51);
  await swipe(screen, 60);
  expect(shown(screen)).toEqual([3]);
});

test('stands still while it is paused, and goes on', async () => {
  const screen = await open();
  await screen.press('button', 'Pause');
  // The focus is on the button, which holds the slides as well.
  await screen.after(() => screen.get('button', 'Play').blur());
  await screen.wait(20_000);
  expect(shown(screen)).toEqual([1]);
});
