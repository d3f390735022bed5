import type { SlotBody, SlotPageBody } from '@tabibu/contract/slots';

export interface SlotDay {
  readonly day: string;
  readonly slots: readonly SlotBody[];
}

export type Daypart = 'dawn' | 'morning' | 'afternoon' | 'evening' | 'night';

const DEFAULT_TIME = '10:00';

/** Returns every day of the page, also full ones, each with its free slots in order of time. */
export function slotDays(page: Pick<SlotPageBody, 'from' | 'days' | 'slots'>): SlotDay[] {
  const byDay = new Map<string, SlotBody[]>();
  for (const slot of page.slots) byDay.set(slot.day, [...(byDay.get(slot.day) ?? []), slot]);
  return Array.from({ length: page.days }, (_, index) => {
    const day = dayAfter(page.from, index);
    return { day, slots: (byDay.get(day) ?? []).sort((one, other) => one.starts_at.localeCompare(other.starts_at)) };
  });
}

/**
 * Returns the slot that is preselected on a day: 10:00 in the patient's time if it is free, otherwise the first (C26).
 */
export function firstChoice(slots: readonly SlotBody[]): SlotBody | undefined {
  return slots.find((slot) => slot.patient_time === DEFAULT_TIME) ?? slots[0];
}

/**
 * Returns the page without the time of the patient's own unpaid hold, and preselects another one. An appointment cannot
 * be moved to that time, because the patient already has a booking there.
 */
export function withoutOwnHold(page: SlotPageBody): SlotPageBody {
  const { held } = page;
  if (held === null) return page;
  const slots = page.slots.filter(({ starts_at: startsAt }) => !sameInstant(startsAt, held.starts_at));
  return {
    ...page,
    slots,
    preselected: firstChoice(slots.filter(({ day }) => day === slots[0]?.day))?.starts_at ?? null,
  };
}

/** Groups slots by part of the day. The parts are those of the Swahili clock. */
export function daypartsOf(slots: readonly SlotBody[]): { part: Daypart; slots: SlotBody[] }[] {
  const parts: { part: Daypart; slots: SlotBody[] }[] = [];
  for (const slot of slots) {
    const part = daypartAt(slot.patient_time);
    const last = parts[parts.length - 1];
    if (last?.part === part) last.slots.push(slot);
    else parts.push({ part, slots: [slot] });
  }
  return parts;
}

/** Returns whether two ISO strings are the same instant: '…T07:00:00Z' and '…T07:00:00.000Z' are. */
export function sameInstant(one: string, other: string): boolean {
  return Date.parse(one) === Date.parse(other);
}

function daypartAt(time: string): Daypart {
  const hour = Number(time.slice(0, 2));
  if (hour < 3 || hour >= 19) return 'night';
  if (hour < 7) return 'dawn';
  if (hour < 12) return 'morning';
  return hour < 16 ? 'afternoon' : 'evening';
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
