import { watchNetwork } from './network-watch.ts';

/** A disconnected path gets this time to recover by itself. */
const PATIENCE = 3_000;
/** Time until the next ICE restart if the last one brought no connection. */
const NEXT_RESTART = 10_000;
/** Wait before the next attempt when the relay refused an allocation. By then the server issues a new username. */
const NEXT_USERNAME_WAIT = 5_500;

export interface PathWatch {
  /** Starts an ICE restart now. */
  now(): void;
  stop(): void;
}

/**
 * Restarts ICE to find another path: at once when the connection failed, after three seconds when it is disconnected,
 * when the device changes its network, and when the relay gave no allocation. The browser does not report the last
 * case: its connection state stays `new`.
 */
export function watchPath(connection: RTCPeerConnection, renewServers: () => Promise<void>): PathWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let restarting = false;
  const restart = async () => {
    if (!connection.remoteDescription || restarting) return;
    restarting = true;
    await renewServers().finally(() => {
      restarting = false;
    });
    if (stopped) return;
    // A pending offer was made without a working path and blocks a new offer, so it is withdrawn first.
    if (connection.signalingState === 'have-local-offer')
      await connection.setLocalDescription({ type: 'rollback' }).catch(() => undefined);
    connection.restartIce();
    again(NEXT_RESTART);
  };
  const again = (after: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (connection.connectionState !== 'connected') void restart();
    }, after);
  };
  const changed = () => {
    const { connectionState: state } = connection;
    if (state === 'connected') clearTimeout(timer);
    else if (state === 'failed') void restart();
    else if (state === 'disconnected') again(PATIENCE);
  };
  const gathered = () => {
    if (connection.iceGatheringState === 'complete' && !/^a=candidate:/m.test(connection.localDescription?.sdp ?? ''))
      again(NEXT_USERNAME_WAIT);
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
