import { pbkdf2 } from './secure-device.ts';
import type { NetworkWorkBody, NetworkWorkDoneBody } from '@tabibu/contract/network-work';

/** Finds the number that a busy network asks for, undefined if this browser cannot compute it. Takes about a second. */
export async function solveWork(work: NetworkWorkBody): Promise<NetworkWorkDoneBody | undefined> {
  const { numbers, rounds, ...asked } = work;
  for (let number = 0; number < numbers; number += 1) {
    const found = await pbkdf2(String(number), asked.salt, rounds);
    if (found === undefined) return undefined;
    if (found === asked.result) return { ...asked, number };
  }
  return undefined;
}
