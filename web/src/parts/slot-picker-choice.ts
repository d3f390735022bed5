import { useMemo, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CountryCode } from '@tabibu/contract/countries';
import type { SlotBody, SlotPageBody } from '@tabibu/contract/bookings';
import { freeSlotsQuery } from '../api/doctors.ts';
import { firstChoice, sameInstant, slotDays } from './slot-picker-days.ts';
import type { SlotDay } from './slot-picker-days.ts';

export const BOOKING_DAYS = 30;

/** A doctor's free half hours and the one that is chosen now. */
export interface SlotChoice {
  readonly query: UseQueryResult<SlotPageBody>;
  readonly days: readonly SlotDay[];
  /** The day whose times are shown. */
  readonly day: string | undefined;
  readonly slot: SlotBody | undefined;
  chooseDay(day: string): void;
  choose(startsAt: string): void;
}

/** Loads the free half hours of the next 30 days; until the person chooses, 10:00 stands chosen when it is free. `wanted` is an instant; `onChosen` hears each choice of the person. */
export function useSlotChoice(doctorId: string, country: CountryCode, wanted?: string, onChosen?: (startsAt: string) => void): SlotChoice {
  const query = useQuery({ ...freeSlotsQuery(doctorId, country, BOOKING_DAYS), placeholderData: keepPreviousData });
  const [chosen, setChosen] = useState(wanted);
  const page = query.data;
  const days = useMemo(() => (page ? slotDays(page) : []), [page]);
  const slot = useMemo(() => chosenSlot(page, chosen), [page, chosen]);
  const choose = (startsAt: string | undefined) => {
    setChosen(startsAt);
    if (startsAt) onChosen?.(startsAt);
  };
  return {
    query,
    days,
    day: slot?.day ?? days.find(({ slots }) => slots.length > 0)?.day,
    slot,
    chooseDay: (day) => choose(firstChoice(days.find((one) => one.day === day)?.slots ?? [])?.starts_at),
    choose,
  };
}

/** The chosen slot while it is still free; else the preselected one. */
function chosenSlot(page: SlotPageBody | undefined, chosen: string | undefined): SlotBody | undefined {
  const find = (instant: string | null | undefined) => (instant ? page?.slots.find((slot) => sameInstant(slot.starts_at, instant)) : undefined);
  return find(chosen) ?? find(page?.preselected);
}
