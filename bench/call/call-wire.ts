import { WebSocket } from 'ws';
import { CALL_PROTOCOL, CALL_SOCKET_PATH } from '@tabibu/contract/call-socket';
import { deriveKeys } from '../../server/src/platform/keys.ts';
import type { BenchPatient } from '../http/patients.ts';
import { SECRET } from '../product-process.ts';

const cookieOf = ({ token }: BenchPatient) => `__Host-sid=${token}; sid=${token}`;

/** Opens a signalling socket of a signed-in person that is not in a call yet. */
export function openWire(url: string, person: BenchPatient): WebSocket {
  return new WebSocket(`${url.replace('http', 'ws')}${CALL_SOCKET_PATH}`, CALL_PROTOCOL, {
    headers: { cookie: cookieOf(person), origin: url },
    perMessageDeflate: false,
  });
}

/** Joins the call and presents the ticket. Resolves with the socket after its welcome. */
export async function joinByWire(url: string, person: BenchPatient, bookingId: string): Promise<WebSocket> {
  const joined = await fetch(`${url}/api/appointments/${bookingId}/call/join`, {
    method: 'POST',
    body: '{}',
    headers: {
      'content-type': 'application/json',
      cookie: cookieOf(person),
      origin: url,
      'x-csrf': deriveKeys(SECRET).sign('csrf', person.sessionId),
    },
  });
  if (!joined.ok) throw new Error(`not let in: ${joined.status} ${await joined.text()}`);
  const { data } = (await joined.json()) as { data: { ticket: string } };
  const socket = openWire(url, person);
  const { promise, resolve, reject } = Promise.withResolvers<WebSocket>();
  socket.once('error', reject);
  socket.once('close', () => reject(new Error('the socket was closed')));
  socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', ticket: data.ticket })));
  socket.on('message', (text: Buffer) => {
    if (text.includes('"welcome"')) resolve(socket);
  });
  return promise;
}
