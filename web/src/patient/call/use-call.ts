import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CallSession } from '../../call/call-session.ts';
import type { CallState } from '../../call/call-state.ts';
import type { OwnMedia, OwnMediaState } from '../../call/own-media.ts';

/** The state of a running call. */
export function useCallState(session: CallSession): CallState {
  return useSyncExternalStore(session.subscribe, session.read, session.read);
}

/** What this person's microphone and camera do. */
export function useOwnMedia(media: OwnMedia): OwnMediaState {
  return useSyncExternalStore(media.subscribe, media.read, media.read);
}

/** Whole seconds since a moment of `performance.now()`, counted on while the screen is shown. */
export function useSecondsSince(moment: number): number {
  const [now, setNow] = useState(moment);
  useEffect(() => {
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return Math.max(0, Math.floor((now - moment) / 1000));
}

/** Keeps the phone awake while somebody is in the call; a browser that cannot simply does not. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const hold = () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      void navigator.wakeLock.request('screen').then((held) => {
        lock = held;
        if (left) void held.release();
      }, () => undefined);
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

/** After an ordinary telephone call took the microphone for good, asks for it again when the person comes back to the page. */
export function useMicrophoneBack(media: OwnMedia): void {
  useEffect(() => {
    const back = () => { if (document.visibilityState === 'visible') media.recover(); };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [media]);
}

/** What this page of the browser's history keeps of a call over a reload. */
interface KeptCall {
  /** Inside the call: a reload goes straight back in, a link from elsewhere never does. */
  readonly inCall?: boolean;
  /** By which the server knows the page again; another one each time that the person asks for the call. */
  readonly page?: string;
  readonly muted?: boolean;
}

export function keptCall(): KeptCall {
  return (history.state ?? {}) as KeptCall;
}

/** Remembers it, or forgets it when the person leaves. */
export function keepCall(kept: KeptCall): void {
  history.replaceState({ ...keptCall(), ...kept }, '');
}
