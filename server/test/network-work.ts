import { pbkdf2Sync } from 'node:crypto';
import type { NetworkWorkBody, NetworkWorkDoneBody } from '@tabibu/contract/network-work';

/** Does the computation that a busy network asks of a browser. */
export function solveWork({ numbers, rounds, ...asked }: NetworkWorkBody): NetworkWorkDoneBody {
  for (let number = 0; number < numbers; number += 1)
    if (pbkdf2Sync(String(number), asked.salt, rounds, 32, 'sha256').toString('hex') === asked.result)
      return { ...asked, number };
  throw new Error('no number solves this');
}
