import { spawn } from 'node:child_process';
import { Problem } from './problem.ts';
import { MINUTE } from './time.ts';
import { openTurns } from './turns.ts';

/** Until then a process that got no processor time has it; it says more about the machine than about the bytes. */
const TIME_LIMIT = MINUTE;
/** The heap of the script in MiB; and all writable memory of the process in KiB, where the system can limit it. */
const HEAP = 192;
const MEMORY = 1024 * 1024;
/** Of all programs in one process of the product. */
const inTurn = openTurns({ atOnce: 2, waiting: 12 });

/**
 * Runs a program of ours on bytes of a stranger, in a process of its own that has limits on memory and on processor
 * time, where the system can limit it. The bytes are loaded when the turn has come, so that nothing that waits holds
 * them. Returns what the program wrote; empty if it failed or took too much. Throws `service-unavailable` if too much
 * waits already or the program is not done after a minute, and what `load` throws.
 */
export function runApart(
  program: string,
  load: () => Promise<Buffer>,
  { cpuSeconds }: { cpuSeconds: number },
): Promise<Buffer> {
  return inTurn(async () => runProgram(program, await load(), cpuSeconds));
}

function runProgram(program: string, bytes: Buffer, cpuSeconds: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const node = [process.execPath, '--no-warnings', `--max-old-space-size=${HEAP}`, program];
    const limits = `ulimit -d ${MEMORY} 2>/dev/null; ulimit -t ${cpuSeconds} 2>/dev/null; exec "$@"`;
    const [command = '', ...args] = process.platform === 'win32' ? node : ['/bin/sh', '-c', limits, 'inspect', ...node];
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
