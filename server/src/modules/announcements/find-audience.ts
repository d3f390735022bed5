import type { Audience } from '@tabibu/contract/announcement-words';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { doctorsOfAudience } from '../doctors/index.ts';
import type { AudienceDoctor } from '../doctors/index.ts';

/** Whom an announcement is for, as it was sent. */
export interface WantedAudience {
  readonly audience: Audience;
  readonly country?: CountryCode | undefined;
  readonly doctor_ids?: readonly string[] | undefined;
}

export interface FoundAudience {
  readonly doctors: readonly (AudienceDoctor & { readonly accountId: string })[];
  /** How many more are verified, and have no account to which anything could be told. */
  readonly withoutAccount: number;
}

/**
 * Returns the verified doctors of an audience (ADM-ANN-08, ROLE-08). Throws `all-fields-required` without the country
 * or the doctors that it asks for (C88).
 */
export async function findAudience(ctx: Context, wanted: WantedAudience): Promise<FoundAudience> {
  const { audience, country, doctor_ids: ids = [] } = wanted;
  if ((audience === 'country' && country === undefined) || (audience === 'specific' && ids.length === 0))
    throw new Problem('all-fields-required');
  const found = await doctorsOfAudience(ctx, {
    country: audience === 'country' ? country! : null,
    ids: audience === 'specific' ? ids : null,
  });
  const doctors = found.flatMap(({ id, accountId }) => (accountId === null ? [] : [{ id, accountId }]));
  return { doctors, withoutAccount: found.length - doctors.length };
}
