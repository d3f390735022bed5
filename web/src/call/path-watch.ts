import { watchNetwork } from './network-watch.ts';

/** Silence that may pass by itself. */
const PATIENCE = 3_000;
/** The next attempt, if this one has brought no connection. */
const NEXT_RESTART = 10_000;
/** The relay had no place for this name: a little later there is another name. */
const NEXT_NAME = 5_500;

export interface PathWatch {
  /** Looks for another path now. */
  now(): void;
  stop(): void;
}

/**
 * Looks for another path (ICE restart): at once when there is none, after three seconds of silence, when the device changes its network, and
 * when the relay gave no place at all, which the browser itself reports as nothing: it stays 'new' for ever.
 */
export function watchPath(connection: RTCPeerConnection, renewServers: () => Promise<void>): PathWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let restarting = false;
  const restart = async () => {
    if (!connection.remoteDescription || restarting) return;
    restarting = true;
    await renewServers().finally(() => { restarting = false; });
    if (stopped) return;
    // An offer that nobody answered was made in the dark: it knows no way, and a new one cannot be made while it waits.
    if (connection.signalingState === 'have-local-offer') await connection.setLocalDescription({ type: 'rollback' }).catch(() => undefined);
    connection.restartIce();
    again(NEXT_RESTART);
  };
  const again = (after: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => { if (connection.connectionState !== 'connected') void restart(); }, after);
  };
  const changed = () => {
    const { connectionState: state } = connection;
    if (state === 'connected') clearTimeout(timer);
    else if (state === 'failed') void restart();
    else if (state === 'disconnected') again(PATIENCE);
  };
  const gathered = () => {
    if (connection.iceGatheringState === 'complete' && !/^a=candidate:/m.test(connection.localDescription?.sdp ?? '')) again(NEXT_NAME);
  };
  connection.addEventListener('connectionstatechange', changed);
  connection.addEventListener('icegatheringstatechange', gathered);
  const forget = watchNetwork(() => void restart());
  return {
    now: () => void restart(),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      connection.removeEventListener('connectionstatechange', changed);
      connection.removeEventListener('icegatheringstatechange', gathered);
      forget();
    },
  };
}
