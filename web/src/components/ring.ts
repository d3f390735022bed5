import { RingTone } from './ring-tone.ts';

/**
 * `locked`: the browser allows sound only after the person's first click or key. `muted`: the person switched the sound
 * off on this device.
 */
export type Sound = 'on' | 'locked' | 'muted';

const MUTE = 'ring-muted';
const BUZZ = [400, 150, 400];
const BUZZ_EVERY = 2_000;
/**
 * Not `pointerdown`: opening the sound removes a hint above the buttons, and a button would move from under the finger.
 */
const GESTURES = ['click', 'keydown'] as const;

const tone = new RingTone();
const watchers = new Set<() => void>();
let sound: Sound = 'locked';
let rings = false;
let buzzing: ReturnType<typeof setInterval> | undefined;

/**
 * Calls `watcher` at every change of `soundNow` and returns a function that stops it. While there is a watcher, the
 * first click or key opens the sound.
 */
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

/**
 * Switches the sound on or off on this device. Call it from a click. If the choice cannot be stored, it lasts until the
 * page is closed.
 */
export function switchSound(on: boolean): void {
  try {
    if (on) localStorage.removeItem(MUTE);
    else localStorage.setItem(MUTE, '1');
  } catch {
    // Storage may be blocked (private browsing): the choice then lasts until the page is closed.
  }
  become(on ? 'locked' : 'muted');
  if (on) open();
}

/** Starts or stops the ring. While the sound is off there is neither tone nor vibration. */
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

/**
 * Starts the tone. It opens the sound first, because a phone call or a long time in the background may have closed it.
 */
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
