import { DAY } from '../../platform/time.ts';

/** How long a request waits for a second person. */
export const APPROVAL_LIFETIME = 3 * DAY;

/** How many decided requests the list shows. */
export const DECIDED_SHOWN = 50;
