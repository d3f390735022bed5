import type { LogFilter } from '../../api/audit-log.ts';

/** What of the log is shown, and the name of the person if it is one. */
export interface Shown extends LogFilter {
  readonly name?: string;
}
