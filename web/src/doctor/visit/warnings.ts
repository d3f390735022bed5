import type { PrescriptionBody, PrescriptionItemBody } from '../../api/records.ts';

export interface Warning { readonly key: string; readonly medicine: string; readonly substance: string }

/** The warnings that still fit what stands in the fields: the server warned of what it was sent last. `first` is the place of the first of `items`. */
export function warningsOf(found: PrescriptionBody | undefined, items: readonly PrescriptionItemBody[], first = 0): Warning[] {
  return (found?.warnings ?? []).flatMap(({ item, medicine, substance }) =>
    (items[item - first]?.medicine.trim() === medicine ? [{ key: `${medicine} / ${substance}`, medicine, substance }] : []));
}
