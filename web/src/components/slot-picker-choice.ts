import { useMemo, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CountryCode } from '@tabibu/contract/countries';
import type { SlotBody, SlotPageBody } from '@tabibu/contract/slots';
import { freeSlotsQuery } from '../api/public/doctors.ts';
import { firstChoice, sameInstant, slotDays, withoutOwnHold } from './slot-picker-days.ts';
import type { SlotDay } from './slot-picker-days.ts';

export const BOOKING_DAYS = 30;

/** A doctor's free slots and the chosen one. */
export interface SlotChoice {
  readonly query: UseQueryResult<SlotPageBody>;
  readonly days: readonly SlotDay[];
  /** The day whose times are shown. */
  readonly day: string | undefined;
  readonly slot: SlotBody | undefined;
  chooseDay(day: string): void;
  choose(startsAt: string): void;
}

interface SlotWishes {
  /** Instant of the slot to choose first. */
  readonly wanted?: string | undefined;
  /** Day to show first. */
  readonly openDay?: string | undefined;
  /** Called for each choice of the person. */
  readonly onChosen?: (startsAt: string) => void;
  /** Leaves out the time of the patient's own unpaid hold. */
  readonly hidesOwnHold?: boolean;
}

/**
 * Loads the free slots of the next 30 days. Until the person chooses, the slot that the server preselects is chosen.
 */
export function useSlotChoice(
  doctorId: string,
  country: CountryCode,
  { wanted, openDay, onChosen, hidesOwnHold = false }: SlotWishes = {},
): SlotChoice {
  const query = useQuery({
    ...freeSlotsQuery(doctorId, country, BOOKING_DAYS),
    placeholderData: keepPreviousData,
    ...(hidesOwnHold && { select: withoutOwnHold }),
  });
  const [chosen, setChosen] = useState(wanted);
  const page = query.data;
  const days = useMemo(() => (page ? slotDays(page) : []), [page]);
  const [day, setDay] = useState(openDay);
  const slot = useMemo(() => chosenSlot(page, chosen, day), [page, chosen, day]);
  const choose = (startsAt: string | undefined) => {
    setDay(undefined);
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

/**
 * Returns the chosen slot while it is free, otherwise the preselected one; if another day is shown, the first choice of
 * that day.
 */
function chosenSlot(
  page: SlotPageBody | undefined,
  chosen: string | undefined,
  day: string | undefined,
): SlotBody | undefined {
  const find = (instant: string | null | undefined) =>
    instant ? page?.slots.find((slot) => sameInstant(slot.starts_at, instant)) : undefined;
  const found = find(chosen) ?? find(page?.preselected);
  return day === undefined || found?.day === day
    ? found
    : (firstChoice(page?.slots.filter((slot) => slot.day === day) ?? []) ?? found);
}
