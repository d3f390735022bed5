import { pbkdf2Sync, randomInt } from 'node:crypto';
import type { NetworkWorkBody, NetworkWorkDoneBody } from '@tabibu/contract/network-work';
import type { Context } from '../../platform/context.ts';
import { randomToken } from '../../platform/ids.ts';
import { MINUTE, later } from '../../platform/time.ts';
import * as codes from './code-store.ts';

/** How long a computation may take until the code is asked for again with its result. */
const LIFETIME = 10 * MINUTE;
/** A browser tries these numbers one after the other: at most a million rounds, about a second on a cheap phone. */
const NUMBERS = 200;
const ROUNDS = 5_000;

/**
 * Returns a computation for a browser on a busy network that wants a code for this number: to find which number gives
 * `result` (PBKDF2, as Altcha does it). Nothing is stored until it is done.
 */
export function openWork(ctx: Context, phone: string, now: Date): NetworkWorkBody {
  const salt = randomToken();
  const result = derive(salt, randomInt(NUMBERS));
  const until = later(now, LIFETIME).getTime();
  const signature = ctx.keys.sign('network-work', textOf({ salt, result, until }, phone));
  return { salt, result, until, signature, numbers: NUMBERS, rounds: ROUNDS };
}

/**
 * Returns whether the computation was ours, for this number, is not too old, was solved, and counts for the first time.
 * Counts it, so a second code needs another one.
 */
export async function spendWork(ctx: Context, phone: string, done: NetworkWorkDoneBody, now: Date): Promise<boolean> {
  const isOurs = ctx.keys.agrees('network-work', textOf(done, phone), done.signature);
  if (!isOurs || done.until <= now.getTime() || derive(done.salt, done.number) !== done.result) return false;
  const bucket = `work:${done.salt}`;
  return (await ctx.db.maybe(codes.addFirstSend, { bucket, since: new Date(0), now })) !== undefined;
}

function textOf({ salt, result, until }: Pick<NetworkWorkBody, 'salt' | 'result' | 'until'>, phone: string): string {
  return `${salt} ${result} ${until} ${phone}`;
}

function derive(salt: string, number: number): string {
  return pbkdf2Sync(String(number), salt, ROUNDS, 32, 'sha256').toString('hex');
}
