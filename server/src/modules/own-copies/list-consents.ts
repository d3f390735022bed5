import { RELEASE_VERSION } from '@tabibu/contract/page-blocks';
import type { ConsentsBody } from '@tabibu/contract/own-copies';
import type { Relation } from '@tabibu/contract/family-rules';
import type { Context } from '../../platform/context.ts';
import { exportAccount } from '../identity/index.ts';
import { readNoticeChoices } from '../notifications/index.ts';
import { exportFamily } from '../people/index.ts';
import { readPageText } from '../site/index.ts';
import { exportPlans, listOwnPlans } from '../subscriptions/index.ts';
import { wallClock } from '../../platform/time.ts';

const PAGES = ['terms', 'privacy'] as const;
/** The day from which a version of a text is in force is one of the house. */
const ZONE = 'Africa/Dar_es_Salaam';

/**
 * Returns what the signed-in person agreed to and has not taken back: the texts that were in force when the account was
 * opened, each member of the family, and who shares a care plan.
 */
export async function listConsents(ctx: Context): Promise<ConsentsBody> {
  const [texts, members, plans] = [await agreedTexts(ctx), await standingMembers(ctx), await sharedPlans(ctx)];
  return { texts, members, plans, shows_words: (await readNoticeChoices(ctx)).shows_words };
}

/** Whoever uses the product agrees to its texts; the account was opened under the version of that day. */
async function agreedTexts(ctx: Context): Promise<ConsentsBody['texts']> {
  const texts: ConsentsBody['texts'] = [];
  for await (const { created_at: openedAt } of exportAccount(ctx))
    for (const page of PAGES) {
      const { versions } = await readPageText(ctx, page);
      const { day } = wallClock(openedAt, ZONE);
      const then = versions.find(({ since }) => since <= day)?.version ?? RELEASE_VERSION;
      const now = versions[0]!;
      texts.push({
        page,
        version: then,
        agreed_at: openedAt.toISOString(),
        version_now: now.version,
        now_since: now.since,
      });
    }
  return texts;
}

async function standingMembers(ctx: Context): Promise<ConsentsBody['members']> {
  const members: ConsentsBody['members'] = [];
  for await (const row of exportFamily(ctx))
    if (row.removed_at === null)
      members.push({
        person_id: row.id,
        name: row.name,
        relation: row.relation as Relation,
        version: row.consent_version,
        agreed_at: row.consented_at.toISOString(),
      });
  return members;
}

/** Members of the family whose names stand with plans that have time. */
async function sharedPlans(ctx: Context): Promise<ConsentsBody['plans']> {
  const own = (await listOwnPlans(ctx)).filter(({ state }) => state === 'running' || state === 'to-begin');
  const shared: ConsentsBody['plans'] = [];
  for await (const { id, members } of exportPlans(ctx)) {
    const plan = own.find((one) => one.id === id);
    for (const { person_id: personId, joined_at: joined, left_at: left } of plan === undefined ? [] : members)
      if (left === null)
        shared.push({
          subscription_id: id,
          plan: plan!.title,
          person_id: personId,
          name: plan!.members.find((member) => member.id === personId)?.name ?? '',
          agreed_at: new Date(joined).toISOString(),
        });
  }
  return shared;
}
