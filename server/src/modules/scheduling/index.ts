export { addTimeOff } from './add-time-off.ts';
export { isOffered, offeredSlots } from './offer-slots.ts';
export { addWeeks, replaceWeek } from './replace-week.ts';
export { DEFAULT_WEEK, GRID, SLOT, halfHoursOf, slotsWithin, withoutAbsences } from './rules.ts';
export type { HalfHour, Stretch } from './rules.ts';
