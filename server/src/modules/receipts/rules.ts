/** Returns the number of a receipt: the day of payment (UTC) and the last eight characters of our payment reference. */
export function receiptNumber(reference: string, settledAt: Date): string {
  return `R-${settledAt.toISOString().slice(0, 10).replaceAll('-', '')}-${reference.slice(-8)}`;
}
