import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Folders, pgdataOf } from './folders.ts';

/** Stops PostgreSQL when this process dies in any way; `dismiss` ends it without stopping anything. */
export type Watchdog = { dismiss: () => void };

// The pipe on its input closes when this process is gone. It asks for a fast stop (SIGINT) and, if that takes more than
// a minute, for an immediate one (SIGQUIT), but only while the process id is still this very server's. A server that has
// just been started gets two seconds to write its process id down.
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

/** Puts a small shell beside the server that outlives this process just long enough to stop the server. */
export function startWatchdog(pid: number, folders: Folders): Watchdog {
  const pidFile = join(pgdataOf(folders.data), 'postmaster.pid');
  const shell = spawn('/bin/sh', ['-c', script, 'tabibu-watchdog', String(pid), pidFile], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // A watchdog that is already gone has nothing left to be told.
  shell.stdin.on('error', () => undefined);
  shell.on('error', () => undefined);
  shell.unref();
  return { dismiss: () => shell.stdin.end('dismissed\n') };
}
