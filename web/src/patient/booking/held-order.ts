import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { SlotPageBody } from '@tabibu/contract/slots';
import type { CallType } from '../../api/bookings.ts';
import { fillReason } from './reason-draft.ts';

/** The time with this doctor that the patient already holds and has not paid for. */
export type HeldSlot = NonNullable<SlotPageBody['held']>;

/**
 * Puts the reason and the call type of the held slot back into the form when the patient returns from payment. A reason
 * that was typed meanwhile stays.
 */
export function useHeldOrder(
  form: RefObject<HTMLFormElement | null>,
  held: HeldSlot | undefined,
  setType: ((type: CallType) => void) | undefined,
): void {
  const taken = useRef<string>(undefined);
  useEffect(() => {
    if (!held || taken.current === held.booking_id) return;
    taken.current = held.booking_id;
    fillReason(form.current, held.reason);
    setType?.(held.type);
  }, [form, held, setType]);
}
