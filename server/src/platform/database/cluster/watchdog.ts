import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pgdataOf } from './folders.ts';
import type { Folders } from './folders.ts';

/** Stops PostgreSQL when this process dies in any way. `dismiss` ends the watchdog and leaves the server running. */
export type Watchdog = { dismiss: () => void };

// The script's input is a pipe from this process and closes when this process dies. The script then asks for a fast
// stop (SIGINT) and, after a minute, for an immediate one (SIGQUIT), but only while postmaster.pid still names this
// server. It waits up to two seconds for a server that has just started to write that file.
const script = `
read -r word && [ "$word" = dismissed ] && exit 0
runs() { [ "$(head -n 1 "$2" 2>/dev/null)" = "$1" ] && kill -0 "$1" 2>/dev/null; }
tries=0
until runs "$1" "$2"; do
  tries=$((tries + 1))
  [ "$tries" -ge 20 ] && exit 0
  kill -0 "$1" 2>/dev/null || exit 0
  sleep 0.1
done
kill -INT "$1"
tries=0
while runs "$1" "$2"; do
  tries=$((tries + 1))
  [ "$tries" -ge 300 ] && kill -QUIT "$1" && exit 0
  sleep 0.2
done
`;

/** Starts a small shell beside the server. It outlives this process just long enough to stop the server. */
export function startWatchdog(pid: number, folders: Folders): Watchdog {
  const pidFile = join(pgdataOf(folders.data), 'postmaster.pid');
  const shell = spawn('/bin/sh', ['-c', script, 'tabibu-watchdog', String(pid), pidFile], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // Writing to a watchdog that has already ended fails; there is nothing to do then.
  shell.stdin.on('error', () => undefined);
  shell.on('error', () => undefined);
  shell.unref();
  return { dismiss: () => shell.stdin.end('dismissed\n') };
}
