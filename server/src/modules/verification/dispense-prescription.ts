import type { VerificationBody } from '@tabibu/contract/verification';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { dispenseDocument } from '../records/index.ts';
import { findByCode, verificationOf } from './verify-document.ts';

export interface DispenseInput {
  readonly code: string;
  readonly pharmacy: string;
  readonly town: string;
}

/**
 * Marks a prescription as dispensed by a pharmacy, once: of simultaneous requests one succeeds. The patient is told.
 * Throws `not-found`, `pharmacy-required`, `prescription-dispensed` (its params say when and where),
 * `record-cancelled`, `prescription-expired` or `record-altered`.
 */
export async function dispensePrescription(
  ctx: Context,
  { code, pharmacy, town }: DispenseInput,
): Promise<VerificationBody> {
  return inTransaction(ctx, async (inside) => {
    const found = await findByCode(inside, code);
    if (found.kind !== 'prescription') throw new Problem('not-found');
    if (pharmacy === '' || town === '') throw new Problem('pharmacy-required');
    await dispenseDocument(inside, found.id, { pharmacy, town });
    return verificationOf(inside, found, { forWhoDispensed: true });
  });
}
