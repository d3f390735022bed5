import { giveUpBridge } from './fail-bridge.ts';
import { placeBridge } from './place-bridge.ts';

/**
 * Maps the job names of this module to their functions. The names begin with `calls.` because waiting jobs carry them,
 * and a process of the previous release may write or run such jobs at the same time.
 */
export const jobs = {
  'calls.place-bridge': placeBridge,
  'calls.give-up-bridge': giveUpBridge,
};
