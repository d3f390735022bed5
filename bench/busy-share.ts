import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** Of the machine's clock (`getconf CLK_TCK`): a second of processor time has this many. */
const TICKS = 100;

/** Processor time of a process in ticks, with that of its ended children; its parent. Undefined when it has ended. */
function statOf(pid: number): { parent: number; own: number; children: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ').map(Number);
    return { parent: fields[1]!, own: fields[11]! + fields[12]!, children: fields[13]! + fields[14]! };
  } catch {
    return undefined;
  }
}

/**
 * Returns how much of a core the product used for `milliseconds`, in percent: its own process, and the processes of its
 * database. `owner` is a connection to that database.
 */
export async function busyShare(
  pid: number,
  owner: pg.Client,
  milliseconds: number,
): Promise<{ product: number; database: number }> {
  const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = statOf(rows[0]!.pid)!.parent;
  const read = () => {
    const { own, children } = statOf(postmaster)!;
    const living = readdirSync('/proc')
      .map((name) => statOf(Number(name)))
      .filter((stat) => stat?.parent === postmaster);
    return { product: statOf(pid)!.own, database: living.reduce((sum, stat) => sum + stat!.own, own + children) };
  };
  const before = read();
  await pause(milliseconds);
  const after = read();
  const share = (ticks: number) => (ticks / TICKS / (milliseconds / 1_000)) * 100;
  return { product: share(after.product - before.product), database: share(after.database - before.database) };
}
