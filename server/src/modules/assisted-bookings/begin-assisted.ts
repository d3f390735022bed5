import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { tellHouse } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { readName, sendOfficeCode } from '../identity/index.ts';
import type { SentCode } from '../identity/index.ts';
import { requireOpen } from './require-open.ts';
import { OPEN_WITHOUT_HOLD } from './rules.ts';
import * as store from './store.ts';

/** A caller as the member of staff types it. */
export interface TypedCaller {
  readonly phone: string;
  readonly country: CountryCode;
  readonly language: Language;
  readonly fullName: string;
}

/**
 * Begins a booking for a caller and sends a code to the number, which the caller reads out. Whether the number has an
 * account is not looked up before that. Throws `full-name-required`, `name-needs-letters`, and what `sendOfficeCode`
 * throws; then nothing is begun.
 */
export async function beginAssisted(ctx: Context, typed: TypedCaller): Promise<{ id: string; code: SentCode }> {
  const fullName = readName(typed.fullName);
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const id = newId(now);
    const code = await sendOfficeCode(inside, { subjectId: id, ...typed, bookingFor: fullName });
    await inside.db.run(store.add, {
      id,
      memberId: accountOf(inside),
      phone: code.phone,
      fullName,
      country: typed.country,
      language: typed.language,
      now,
      openUntil: later(now, OPEN_WITHOUT_HOLD),
    });
    await audit(inside, { action: 'assisted-bookings.begin', object: 'assisted-booking', objectId: id });
    await tellHouse(inside);
    return { id, code };
  });
}

/**
 * Sends another code to the caller, also to a corrected number: the code that went to the wrong one proves nothing
 * then. Throws what `requireOpen` and `beginAssisted` throw, and `assisted-proven` once the code was read out.
 */
export async function sendAssistedCode(ctx: Context, id: string, typed: TypedCaller): Promise<SentCode> {
  const fullName = readName(typed.fullName);
  return inTransaction(ctx, async (inside) => {
    const row = await requireOpen(inside, id, accountOf(inside));
    if (row.state !== 'begun') throw new Problem('assisted-proven');
    const code = await sendOfficeCode(inside, { subjectId: id, ...typed, bookingFor: fullName });
    await inside.db.run(store.correct, {
      id,
      phone: code.phone,
      fullName,
      country: typed.country,
      language: typed.language,
      openUntil: later(inside.clock.now(), OPEN_WITHOUT_HOLD),
    });
    const corrected = code.phone !== row.phone;
    await audit(inside, {
      action: 'assisted-bookings.send-code',
      object: 'assisted-booking',
      objectId: id,
      details: { corrected },
    });
    return code;
  });
}
