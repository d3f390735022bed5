import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { FEE_FIELDS, isFee } from '@tabibu/contract/fee-limits';
import type { FeeField } from '@tabibu/contract/fee-limits';
import type { CountryFeesBody } from '../../api/fee-desk.ts';

/** What an administrator has typed for a country and not saved. */
export interface FeeDraft {
  /** The fields that were typed in. */
  readonly fees: Partial<Record<FeeField, number>>;
  /** The day from which the prices hold, 'YYYY-MM-DD'; empty: from now on. */
  readonly startsOn: string;
  /** The prices that the administrator saw when typing began: a later change by somebody else is shown first. */
  readonly seen: CountryFeesBody;
}

export type FeeDrafts = Readonly<Partial<Record<CountryCode, FeeDraft | undefined>>>;

/** Returns the fields whose typed price differs from the one in force. */
export function changedFields(current: CountryFeesBody, draft: FeeDraft | undefined): FeeField[] {
  return FEE_FIELDS.filter((field) => draft?.fees[field] !== undefined && draft.fees[field] !== current[field]);
}

/** Returns the four prices as they are after saving. */
export function pricesAfter(current: CountryFeesBody, draft: FeeDraft | undefined): Record<FeeField, number> {
  const [gv, gp, sv, sp] = FEE_FIELDS.map((field) => draft?.fees[field] ?? current[field]);
  return { general_video_fee: gv!, general_phone_fee: gp!, specialist_video_fee: sv!, specialist_phone_fee: sp! };
}

/** Returns the changed fields whose price cannot be saved (C21). */
export function wrongFields(current: CountryFeesBody, draft: FeeDraft | undefined): FeeField[] {
  const country = countryOf(current.country);
  return changedFields(current, draft).filter((field) => !isFee(draft?.fees[field] ?? 0, country));
}

/** Returns whether somebody else has changed the country since the administrator began to type. */
export function isOutdated(current: CountryFeesBody, draft: FeeDraft): boolean {
  return current.version !== draft.seen.version || current.planned?.id !== draft.seen.planned?.id;
}
