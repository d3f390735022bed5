import { MINUTE } from '../../platform/time.ts';

/** How long only the doctor asked for is rung. */
export const RING_ALONE_DURATION = MINUTE;
