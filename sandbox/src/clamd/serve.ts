import type { Socket } from 'node:net';
import type { SandboxServices } from '../services.ts';
import { findMalware } from './scan.ts';

/** What clamd allows as it is shipped (StreamMaxLength). */
const LONGEST_STREAM = 25 * 1024 * 1024;

/**
 * Serves one connection as clamd does: `zPING` and `zINSTREAM`, each ended by a null byte. A scenario makes it close
 * connections without a word.
 */
export function serveClamd(socket: Socket, { world }: Pick<SandboxServices, 'world'>): void {
  if (world.scenarios.get('*')?.scanner === 'unavailable') {
    socket.destroy();
    return;
  }
  const answerTo = openSession();
  socket.on('data', (chunk) => {
    const answer = answerTo(Buffer.from(chunk));
    if (answer !== undefined) socket.end(`${answer}\0`);
  });
}

/** Returns a function that takes what was heard, and returns the answer once the command is complete. */
function openSession(): (heard: Buffer) => string | undefined {
  const chunks: Buffer[] = [];
  let command: string | undefined;
  let size = 0;
  let rest = Buffer.alloc(0);
  return (heard) => {
    rest = Buffer.concat([rest, heard]);
    if (command === undefined) {
      const end = rest.indexOf(0);
      if (end === -1) return rest.length > 100 ? 'UNKNOWN COMMAND' : undefined;
      command = rest.subarray(0, end).toString('latin1');
      rest = rest.subarray(end + 1);
    }
    if (command === 'zPING') return 'PONG';
    if (command !== 'zINSTREAM') return 'UNKNOWN COMMAND';
    // Each chunk stands behind its length in four bytes; one of length 0 is the last.
    while (rest.length >= 4) {
      const length = rest.readUInt32BE(0);
      if (length === 0) return judge(Buffer.concat(chunks));
      if (size + length > LONGEST_STREAM) return 'INSTREAM size limit exceeded. ERROR';
      if (rest.length < 4 + length) return undefined;
      chunks.push(rest.subarray(4, 4 + length));
      size += length;
      rest = rest.subarray(4 + length);
    }
    return undefined;
  };
}

function judge(stream: Buffer): string {
  const name = findMalware(stream);
  return name === null ? 'stream: OK' : `stream: ${name} FOUND`;
}
