import { DAY } from '../../platform/time.ts';
import { contactOf, namesOf } from '../identity/index.ts';
import { listUnreached, unreachedPeople } from '../notifications/index.ts';
import type { CaseSource } from './case-source.ts';
import { OPEN, decidedAtOnce } from './only-open.ts';

/**
 * People to whom text messages cannot be delivered: the provider refuses them. The case closes by itself once one is
 * taken.
 */
export const undeliveredMessageCases: CaseSource = {
  object: 'profile',
  term: DAY,
  isSettledHere: true,
  listWaiting: listUnreached,
  async find(ctx, ids) {
    const people = await unreachedPeople(ctx, ids);
    // Nobody can reach a person whose account is deleted, and nobody has to.
    const names = await namesOf(ctx, [...people.keys()]);
    return new Map(
      [...people.values()]
        .filter(({ account_id: accountId }) => names.has(accountId))
        .map(({ account_id: accountId, failed_at: since }) => [
          accountId,
          { ...OPEN, since, country: null, money: null, accountId },
        ]),
    );
  },
  async facts(ctx, id) {
    const person = (await unreachedPeople(ctx, [id])).get(id);
    const contact = await contactOf(ctx, id);
    if (person === undefined || contact === undefined) return [];
    return [
      { label: 'phone', text: contact.phone },
      { label: 'messages', text: String(person.messages) },
      { label: 'failed-at', at: person.failed_at.toISOString() },
      ...(person.failure === null ? [] : [{ label: 'failure' as const, text: person.failure }]),
    ];
  },
  decisions: decidedAtOnce(['settle']),
  // The queue keeps that somebody has dealt with it.
  decide: async () => undefined,
};
