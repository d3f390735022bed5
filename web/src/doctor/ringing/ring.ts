import { RingTone } from './ring-tone.ts';

/** `locked`: the browser lets the page sound only after the person's first tap or key. `muted`: the person has switched it off on this device. */
export type Sound = 'on' | 'locked' | 'muted';

const MUTE = 'ring-muted';
const BUZZ = [400, 150, 400];
const BUZZ_EVERY = 2_000;
/** Not when a finger comes down: what the page then takes away above a button would move it from under the finger. */
const GESTURES = ['click', 'keydown'] as const;

const tone = new RingTone();
const watchers = new Set<() => void>();
let sound: Sound = 'locked';
let rings = false;
let buzzing: ReturnType<typeof setInterval> | undefined;

/** Tells of every change of `soundNow`; from the first watcher on the page waits for a gesture that opens the sound. */
export function watchSound(watcher: () => void): () => void {
  if (watchers.size === 0) begin();
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    for (const gesture of GESTURES) document.removeEventListener(gesture, open, true);
    ring(false);
  };
}

export function soundNow(): Sound {
  return sound;
}

/** Switches the sound on or off on this device, by a press of the person; a switch that cannot be kept holds for this page. */
export function switchSound(on: boolean): void {
  try {
    if (on) localStorage.removeItem(MUTE);
    else localStorage.setItem(MUTE, '1');
  } catch {
    // Private browsing: the choice lasts as long as the page.
  }
  become(on ? 'locked' : 'muted');
  if (on) open();
}

/** Rings, or stops. While the sound is off nothing is heard and the phone does not shake. */
export function ring(on: boolean): void {
  rings = on;
  sounding();
}

function begin(): void {
  sound = isMuted() ? 'muted' : 'locked';
  for (const gesture of GESTURES) document.addEventListener(gesture, open, true);
  if (navigator.userActivation?.hasBeenActive) open();
}

function open(): void {
  if (sound === 'muted') return;
  void tone.open().then((isOpen) => {
    if (isOpen && sound === 'locked') become('on');
  });
}

function become(next: Sound): void {
  sound = next;
  sounding();
  for (const watcher of watchers) watcher();
}

function sounding(): void {
  const loud = rings && sound === 'on';
  if (loud) void startTone();
  else tone.stop();
  if (loud && !buzzing) {
    const buzz = () => navigator.vibrate?.(BUZZ);
    buzz();
    buzzing = setInterval(buzz, BUZZ_EVERY);
  } else if (!loud && buzzing) {
    clearInterval(buzzing);
    buzzing = undefined;
    navigator.vibrate?.(0);
  }
}

/** A telephone call or a long time in the background may have closed the sound again. */
async function startTone(): Promise<void> {
  const isOpen = await tone.open();
  if (!isOpen) become('locked');
  else if (rings && sound === 'on') tone.start();
}

function isMuted(): boolean {
  try {
    return localStorage.getItem(MUTE) !== null;
  } catch {
    return false;
  }
}
