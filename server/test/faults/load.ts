import { setTimeout as pause } from 'node:timers/promises';
import type { FreeSlot, WirePatient } from './wire-patient.ts';

/** Everything the product said yes to. */
export interface Acknowledged {
  readonly bookings: string[];
  readonly references: string[];
  /** References whose money the product said it would ask for. */
  readonly checkouts: string[];
}

export interface Load {
  readonly acknowledged: Acknowledged;
  /** Refusals that make no sense, and requests that were never answered however often they were repeated. */
  readonly failed: string[];
  stop(): Promise<void>;
}

const BETWEEN_BOOKINGS = 40;
const AFTER_REFUSAL = 150;

/** Patients who take one slot after the other and pay for each, until told to stop. */
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
