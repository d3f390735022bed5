import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Problem } from '../../platform/problem.ts';
import { MINUTE } from '../../platform/time.ts';

export type DocumentKind = 'pdf' | 'jpeg' | 'png';
export type Refusal = 'kind' | 'damaged' | 'pages' | 'active';

export type Inspection =
  | { readonly kind: DocumentKind; /** What to keep: a picture is encoded anew. */ readonly bytes: Buffer }
  | { readonly refused: Refusal };

const PROGRAM = fileURLToPath(new URL('./inspect-document.ts', import.meta.url));
/** Seconds of processor time, where the system can limit them. A good document takes less than one. */
const CPU_LIMIT = 10;
/** Until then a process that got no processor time has it; it says more about the machine than about the document. */
const TIME_LIMIT = MINUTE;
/** The heap of the script in MiB; and all writable memory of the process in KiB, where the system can limit it. */
const HEAP = 192;
const MEMORY = 1024 * 1024;
/** How many documents one process inspects at a time; the others wait in order. */
const AT_ONCE = 2;

/**
 * Returns the kind of a document by its content, with the bytes to keep, or why it is refused. The work is done in a
 * separate process that is ended after ten seconds of processor time or when it takes too much memory; the document
 * then counts as damaged (U-01, U-03). Throws `service-unavailable` if the process has no verdict after a minute.
 */
export async function inspectFile(bytes: Buffer): Promise<Inspection> {
  const leave = await enter();
  try {
    return readVerdict(await runProgram(bytes), bytes);
  } finally {
    leave();
  }
}

let running = 0;
const waiting: (() => void)[] = [];

async function enter(): Promise<() => void> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  return () => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
}

/** Returns what the program wrote; empty if it failed or took too much. Throws `service-unavailable`. */
function runProgram(bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const node = [process.execPath, '--no-warnings', `--max-old-space-size=${HEAP}`, PROGRAM];
    const [command = '', ...args] =
      process.platform === 'win32'
        ? node
        : [
            '/bin/sh',
            '-c',
            `ulimit -d ${MEMORY} 2>/dev/null; ulimit -t ${CPU_LIMIT} 2>/dev/null; exec "$@"`,
            'inspect',
            ...node,
          ];
    // Neither settings nor secrets of the product are in its environment.
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'], env: {} });
    const chunks: Buffer[] = [];
    const alarm = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Problem('service-unavailable'));
    }, TIME_LIMIT);
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', () => undefined);
    child.on('close', (code) => {
      clearTimeout(alarm);
      resolve(code === 0 ? Buffer.concat(chunks) : Buffer.alloc(0));
    });
    // A program that ends early closes its input; its exit code says so.
    child.stdin.on('error', () => undefined);
    child.stdin.end(bytes);
  });
}

function readVerdict(output: Buffer, given: Buffer): Inspection {
  const end = output.indexOf('\n');
  if (end === -1) return { refused: 'damaged' };
  const verdict = JSON.parse(output.subarray(0, end).toString('utf8')) as { kind: DocumentKind } | { refused: Refusal };
  if ('refused' in verdict) return verdict;
  return { kind: verdict.kind, bytes: verdict.kind === 'pdf' ? given : output.subarray(end + 1) };
}
