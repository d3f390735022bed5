import { connect } from 'node:net';
import { openCircuit } from '../circuit.ts';
import type { SocketAddress } from '../socket-address.ts';
import type { MalwareScanner, ScanOutcome } from './port.ts';

export interface ClamdConfig {
  /** Where clamd listens; the sandbox's stand-in is asked for its port first. */
  address: () => Promise<SocketAddress>;
}

/** The limit for a whole exchange. A PDF of 10 MB takes clamd a second or two. */
const TIMEOUT_MS = 10_000;
const CHUNK = 64 * 1024;
/** A longer answer is none of clamd's. */
const LONGEST_ANSWER = 4096;

/**
 * The adapter for clamd (ClamAV): one connection per file, `zINSTREAM` and the bytes in chunks, each behind its length,
 * with a chunk of length 0 at the end. https://docs.clamav.net/manual/Usage/Scanning.html#clamd
 */
export function clamd(
  config: ClamdConfig,
  options: { sandbox: boolean; now: () => Date; timeoutMs?: number },
): MalwareScanner {
  const circuit = openCircuit(options.now);
  return {
    sandbox: options.sandbox,
    async scan(bytes) {
      if (circuit.isPaused()) return { kind: 'unknown', why: 'paused' };
      const outcome = await ask(config, bytes, options.timeoutMs ?? TIMEOUT_MS);
      circuit.note(outcome.kind !== 'unknown');
      return outcome;
    },
  };
}

async function ask(config: ClamdConfig, bytes: Buffer, timeoutMs: number): Promise<ScanOutcome> {
  try {
    return await exchange(await config.address(), bytes, timeoutMs);
  } catch {
    return { kind: 'unknown', why: 'transport' };
  }
}

/** Sends the file and reads the answer up to its null byte. Rejects if the connection breaks before that. */
function exchange(address: SocketAddress, bytes: Buffer, timeoutMs: number): Promise<ScanOutcome> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    const alarm = setTimeout(() => end({ kind: 'unknown', why: 'timeout' }), timeoutMs);
    let answer = '';
    const end = (outcome: ScanOutcome | Error) => {
      clearTimeout(alarm);
      socket.destroy();
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    };
    socket.on('connect', () => {
      socket.write('zINSTREAM\0');
      for (const frame of framesOf(bytes)) socket.write(frame);
    });
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      if (answer.includes('\0') || answer.length > LONGEST_ANSWER) end(readAnswer(answer));
    });
    socket.on('error', end);
    socket.on('close', () => end(new Error('closed without an answer')));
  });
}

function* framesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const chunk = bytes.subarray(at, at + CHUNK);
    yield lengthOf(chunk);
    yield chunk;
  }
  yield Buffer.alloc(4);
}

function lengthOf({ length }: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(length);
  return head;
}

/** Reads `stream: OK` and `stream: <name> FOUND`. Anything else, `… ERROR` too, is no judgement. */
function readAnswer(answer: string): ScanOutcome {
  const text = answer.slice(0, answer.indexOf('\0'));
  if (text === 'stream: OK') return { kind: 'clean' };
  const name = /^stream: (.+) FOUND$/.exec(text)?.[1];
  if (name === undefined) return { kind: 'unknown', why: 'answer' };
  return { kind: 'found', name: name.replaceAll(/[^\w.\-/]/g, '').slice(0, 100) };
}
