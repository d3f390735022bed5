/** A half hour of a doctor that can be booked. */
export interface FreeTime {
  readonly doctorId: string;
  readonly startsAt: string;
}

/** As many days as the product lets people book ahead, and the rest of today. */
const DAYS = 31;
/** The first free times of a doctor may close while a benchmark runs. */
const CLOSING = 2;

/** Returns all free times of these doctors, except the first two of each. */
export async function listFreeTimes(url: string, doctorIds: readonly string[]): Promise<FreeTime[]> {
  const times: FreeTime[] = [];
  for (const doctorId of doctorIds) {
    const reply = await fetch(`${url}/api/doctors/${doctorId}/slots?days=${DAYS}`);
    if (!reply.ok) throw new Error(`the free times of doctor ${doctorId}: ${reply.status} ${await reply.text()}`);
    const { data } = (await reply.json()) as { data: { slots: { starts_at: string }[] } };
    times.push(...data.slots.slice(CLOSING).map(({ starts_at: startsAt }) => ({ doctorId, startsAt })));
  }
  return times;
}
