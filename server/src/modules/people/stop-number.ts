import { firstName } from '@tabibu/contract/person-name';
import type { Language } from '@tabibu/contract/languages';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { idInLink, isLinkSecret, linkSecret } from '../../platform/signed-link.ts';
import { contactOf, lockAccount } from '../identity/index.ts';
import { languageOfOwner, membersById, membersOf } from './find-members.ts';
import { stoppedMark } from './seal-name.ts';
import * as store from './store.ts';

/** The path below which the addresses lie that stop messages to the number of a member without signing in. */
export const STOP_PATH = '/stop-messages';

/** Whether messages about a member's appointments go to the number to which an address that stops them was sent. */
export type NumberWish =
  | { readonly state: 'on' | 'off'; readonly language: Language; readonly guardian: string }
  /** `wrong`: we never made this address. `over`: no messages go to that number any more. */
  | { readonly state: 'wrong' | 'over' };

/** Returns the address that stops the messages to the number of a member, for that number only. */
export function stopAddress(ctx: Context, { id, phone }: { readonly id: string; readonly phone: string }): string {
  return `${publicAddress(ctx)}${STOP_PATH}/${linkSecret(ctx, 'stop', { id, holds: phone })}`;
}

/** Returns whether messages go to the number of such an address. Changes nothing. */
export async function readNumberWish(ctx: Context, secret: string): Promise<NumberWish> {
  const found = await find(ctx, secret);
  return typeof found === 'string' ? { state: found } : { state: 'on', ...(await namesFor(ctx, found)) };
}

/**
 * Takes the number of such an address away from everybody in the guardian's family who has it, so that nothing is sent
 * there and nobody joins from there any more. The guardian is told, and cannot name the number again. Repeating changes
 * nothing.
 */
export async function stopNumber(ctx: Context, secret: string): Promise<NumberWish> {
  return inTransaction(ctx, async (inside) => {
    const before = await find(inside, secret);
    if (typeof before === 'string') return { state: before };
    // Whoever names a number holds the same lock, so what is read from here on stays.
    await lockAccount(inside, before.guardianId);
    const found = await find(inside, secret);
    if (typeof found === 'string') return { state: found };
    const mark = stoppedMark(inside, found.phone);
    for (const personId of found.personIds) {
      await inside.db.run(store.stopNumber, { personId, mark });
      await audit(inside, { action: 'people.stop-number', object: 'person', objectId: personId });
      await publish(inside, 'people.number-stopped', { personId });
    }
    return { state: 'off', ...(await namesFor(inside, found)) };
  });
}

/** A number of an address, and who of the guardian's family has it. */
interface Found {
  readonly guardianId: string;
  readonly phone: string;
  readonly personIds: readonly string[];
}

/** Finds the number of an address, also where another one of the family has it by now. */
async function find(ctx: Context, secret: string): Promise<Found | 'wrong' | 'over'> {
  const id = idInLink(secret);
  const named = id === undefined ? undefined : (await membersById(ctx, [id])).get(id);
  if (named === undefined) return 'wrong';
  const { guardianId } = named;
  const having = (await membersOf(ctx, guardianId)).filter(
    ({ phone }) => phone !== null && isLinkSecret(ctx, 'stop', secret, { id: named.id, holds: phone }),
  );
  const phone = having[0]?.phone;
  return phone ? { guardianId, phone, personIds: having.map((member) => member.id) } : 'over';
}

async function namesFor(ctx: Context, { guardianId, phone }: Found) {
  const guardian = await contactOf(ctx, guardianId);
  return {
    language: await languageOfOwner(ctx, phone, guardian ?? ctx),
    guardian: firstName(guardian?.fullName ?? ''),
  };
}
