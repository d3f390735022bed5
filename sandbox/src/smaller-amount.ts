/**
 * Returns a smaller amount than this one, or null when there is none: less one major unit, or half of an amount of at
 * most one major unit. Nothing is smaller than one minor unit.
 */
export function smallerAmount(amount: string): string | null {
  const [whole = '0', fraction = ''] = amount.split('.');
  const minor = BigInt(whole + fraction);
  const unit = 10n ** BigInt(fraction.length);
  const less = minor > unit ? minor - unit : minor / 2n;
  if (less === 0n) return null;
  if (fraction === '') return String(less);
  return `${less / unit}.${String(less % unit).padStart(fraction.length, '0')}`;
}
