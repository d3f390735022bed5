import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CallSession } from '../call/call-session.ts';
import type { CallState } from '../call/call-state.ts';
import type { ChosenDevices, OwnMedia, OwnMediaState } from '../call/own-media.ts';

/** Returns the state of a call session and renders again when it changes. */
export function useCallState(session: CallSession): CallState {
  return useSyncExternalStore(session.subscribe, session.read, session.read);
}

/** Returns the state of this person's microphone and camera and renders again when it changes. */
export function useOwnMedia(media: OwnMedia): OwnMediaState {
  return useSyncExternalStore(media.subscribe, media.read, media.read);
}

/** Returns the whole seconds since `moment` (a value of `performance.now()`), updated every second. */
export function useSecondsSince(moment: number): number {
  const [now, setNow] = useState(moment);
  useEffect(() => {
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return Math.max(0, Math.floor((now - moment) / 1000));
}

/** Keeps the screen of the device on while the call is shown, in browsers that can. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const hold = () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      void navigator.wakeLock.request('screen').then(
        (held) => {
          lock = held;
          if (left) void held.release();
        },
        () => undefined,
      );
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}

/** Opens the microphone again when the person returns to the page, if a telephone call had taken it. */
export function useMicrophoneBack(media: OwnMedia): void {
  useEffect(() => {
    const back = () => {
      if (document.visibilityState === 'visible') media.recover();
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [media]);
}

/** What the browser's history entry of the call keeps over a reload. */
interface KeptCall {
  /**
   * The person is in the call, so a reload joins again without the waiting room. A new link to the page has no such
   * entry.
   */
  readonly inCall?: boolean;
  /** Identifier of this page for the server. It is new each time the person asks to join. */
  readonly page?: string;
  readonly muted?: boolean;
  /** Whether the person wants the camera on. */
  readonly camera?: boolean;
  /** The camera and the microphone that the person chose. */
  readonly devices?: ChosenDevices;
  /** This history entry is the extra one of `useLeaveConfirmation`, which a press on Back leaves first. */
  readonly guards?: boolean;
}

export function keptCall(): KeptCall {
  return (history.state ?? {}) as KeptCall;
}

/** Merges these values into the history entry. */
export function keepCall(kept: KeptCall): void {
  history.replaceState({ ...keptCall(), ...kept }, '');
}
