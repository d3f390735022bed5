export { addTimeOff } from './add-time-off.ts';
export { isOffered, offeredSlots } from './offer-slots.ts';
export { addWeeks, replaceWeek } from './replace-week.ts';
export { DEFAULT_WEEK, GRID, halfHoursOf, slotsWithin } from './rules.ts';
export type { HalfHour } from './rules.ts';
