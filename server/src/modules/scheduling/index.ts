export { addTimeOff } from './add-time-off.ts';
export { isOffered, offeredSlots, whoIsAtWork } from './offer-slots.ts';
export { addWeeks, replaceWeek } from './replace-week.ts';
export { listTimeOff, readWeek } from './read-week.ts';
export { removeTimeOff } from './remove-time-off.ts';
export { DEFAULT_WEEK, GRID, halfHourAt, halfHoursOf, rangesOf, slotsWithin } from './rules.ts';
export type { HalfHour } from './rules.ts';
