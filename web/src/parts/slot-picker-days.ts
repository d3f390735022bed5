import type { SlotBody, SlotPageBody } from '@tabibu/contract/bookings';

export interface SlotDay {
  readonly day: string;
  readonly slots: readonly SlotBody[];
}

export type Daypart = 'dawn' | 'morning' | 'afternoon' | 'evening' | 'night';

const DEFAULT_TIME = '10:00';

/** Every day of the page, also the full ones, each with its free half hours in order. */
export function slotDays(page: Pick<SlotPageBody, 'from' | 'days' | 'slots'>): SlotDay[] {
  const byDay = new Map<string, SlotBody[]>();
  for (const slot of page.slots) byDay.set(slot.day, [...(byDay.get(slot.day) ?? []), slot]);
  return Array.from({ length: page.days }, (_, index) => {
    const day = dayAfter(page.from, index);
    return { day, slots: (byDay.get(day) ?? []).sort((one, other) => one.starts_at.localeCompare(other.starts_at)) };
  });
}

/** The slot that stands chosen when a day is picked: 10:00 in the patient's time when it is free, else the first (C26). */
export function firstChoice(slots: readonly SlotBody[]): SlotBody | undefined {
  return slots.find((slot) => slot.patient_time === DEFAULT_TIME) ?? slots[0];
}

/** The parts of a day that have free half hours, with the edges of the Swahili clock. */
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

/** The same instant in any spelling: '…T07:00:00Z' and '…T07:00:00.000Z'. */
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
