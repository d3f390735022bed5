import { setTimeout as pause } from 'node:timers/promises';
import type { FreeSlot, WirePatient } from './wire-patient.ts';

/** Everything that the product acknowledged. */
export interface Acknowledged {
  readonly bookings: string[];
  readonly references: string[];
  /** References of payments whose checkout the product acknowledged. */
  readonly checkouts: string[];
}

export interface Load {
  readonly acknowledged: Acknowledged;
  /** Unexpected refusals, and requests that were never answered in spite of repeats. */
  readonly failed: string[];
  stop(): Promise<void>;
}

const BETWEEN_BOOKINGS = 40;
const AFTER_REFUSAL = 150;

/** Lets each patient book and pay one slot after the other until `stop` is called. */
export function startLoad(patients: readonly WirePatient[], slots: FreeSlot[]): Load {
  const acknowledged: Acknowledged = { bookings: [], references: [], checkouts: [] };
  const failed: string[] = [];
  let stopped = false;

  async function bookNext(patient: WirePatient, { doctorId, startsAt }: FreeSlot): Promise<void> {
    const bookingId = await patient.hold(doctorId, startsAt);
    if (bookingId === undefined) return pause(AFTER_REFUSAL);
    acknowledged.bookings.push(bookingId);
    const reference = await patient.save(bookingId);
    acknowledged.references.push(reference);
    await patient.checkOut(reference);
    acknowledged.checkouts.push(reference);
    return pause(BETWEEN_BOOKINGS);
  }

  async function work(patient: WirePatient): Promise<void> {
    while (!stopped) {
      const slot = slots.pop();
      if (slot === undefined) return;
      await bookNext(patient, slot).catch((error: unknown) => failed.push(String(error)));
    }
  }

  const running = patients.map((patient) => work(patient));
  return {
    acknowledged,
    failed,
    async stop() {
      stopped = true;
      await Promise.all(running);
    },
  };
}
