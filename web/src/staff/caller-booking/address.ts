/** Where a booking for a caller is made; without an id a new one begins. */
export function callerBookingAddress(id?: string): string {
  return `/staff/dashboard/caller-booking${id === undefined ? '' : `/${id}`}`;
}
