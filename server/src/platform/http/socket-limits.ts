import type { WebSocket } from 'ws';

const PULSE = 5_000;
const PER_SECOND = 20;
const BURST = 40;

/** Returns a token bucket: each call returns whether a message may pass, at most 20 a second and 40 at once. */
export function tokenBucket(): () => boolean {
  let left = BURST;
  let at = performance.now();
  return () => {
    const now = performance.now();
    left = Math.min(BURST, left + ((now - at) / 1000) * PER_SECOND);
    at = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

/** Closes the socket of a browser that vanished: one that left more than three pings unanswered. */
export function keepPulse(socket: WebSocket): NodeJS.Timeout {
  let unanswered = 0;
  socket.on('pong', () => {
    unanswered = 0;
  });
  const pulse = setInterval(() => {
    unanswered += 1;
    if (unanswered > 3) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.ping();
  }, PULSE);
  pulse.unref();
  return pulse;
}
