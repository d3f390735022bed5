import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { Problem } from '../../platform/problem.ts';

const derive = promisify(argon2);
/** OWASP's least for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
/** One processor stays free for other requests. More than four threads the runtime does not have. */
const MOST_AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1));
/** More people than this do not wait: at 25 ms a hash their turn would come after the browser has given up. */
const MOST_WAITING = 400;
const WAIT_SECONDS = 5;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs one hash when fewer than `MOST_AT_ONCE` others of this process run, so that a flood of sign-ins leaves a
 * processor to other requests. Throws `too-many-requests` when 400 wait already.
 */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting.length >= MOST_WAITING) throw new Problem('too-many-requests', { seconds: WAIT_SECONDS }, WAIT_SECONDS);
  if (running >= MOST_AT_ONCE) await new Promise<void>((goOn) => waiting.push(goOn));
  else running += 1;
  try {
    return await work();
  } finally {
    // The place goes to the next one directly, so that nobody else takes it in between.
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

interface Parameters {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** One spelling per character, so that another keyboard types the same password; nothing else is changed. */
function tagOf(password: string, salt: Buffer, { memory, passes, parallelism }: Parameters): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFC'));
  return inTurn(() =>
    derive('argon2id', { message, nonce: salt, memory, passes, parallelism, tagLength: TAG_BYTES }),
  ) as Promise<Buffer>;
}

const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** Returns what the database stores of a password: Argon2id with a random salt, in the PHC format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await tagOf(password, salt, COST);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${text(salt)}$${text(tag)}`;
}

const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
/** A hash that no password has, of the same cost as a real one. */
const NOBODYS = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${text(Buffer.alloc(SALT_BYTES))}$${text(Buffer.alloc(TAG_BYTES))}`;

/**
 * Returns whether the password is the one that was stored. Without a stored one it works as long and returns false, so
 * that the time of an answer does not tell which user names exist.
 */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = STORED.exec(stored ?? NOBODYS) ?? [];
  const found = await tagOf(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  const wanted = Buffer.from(tag, 'base64');
  return found.length === wanted.length && timingSafeEqual(found, wanted) && stored !== undefined;
}
