import { expect } from 'vitest';
import { hold } from '../booking-makers.ts';
import { askToAdd } from '../family-makers.ts';
import { accepted, step } from './market-step.ts';
import type { Command, Market } from './market-step.ts';
import type { MarketModel } from './market-model.ts';

const anybody = (model: MarketModel): boolean => model.families.some(({ ever }) => ever.length > 0);

/** The patient sees exactly those in the own care. */
async function seesFamily(model: MarketModel, market: Market, patient: number): Promise<void> {
  const { body } = await market.patients[patient]!.get('/api/family');
  const shown = body.data.members.map(({ id }: { id: string }) => id);
  expect(shown.toSorted()).toEqual(model.families[patient]!.standing.toSorted());
}

/** Adds somebody to the family of a patient, who agrees to it or does not. */
export function addsMember([patient, agrees]: [number, boolean]): Command {
  return step(
    `patient ${patient} adds somebody ${agrees ? 'with' : 'without'} consent`,
    (model) => model.families[patient]!.standing.length < 20,
    async (model, market) => {
      const reply = await askToAdd(market.patients[patient]!, agrees ? {} : { consent_version: undefined });
      expect(accepted(reply)).toBe(agrees ? 'accepted' : 'consent-required');
      if (agrees) model.families[patient]!.add(reply.body.data.id);
      await seesFamily(model, market, patient);
    },
  );
}

/** Takes the consent for somebody back, which waits for the end of appointments. */
export function removesMember([patient, member]: [number, number]): Command {
  return step(
    `patient ${patient} removes member ${member}`,
    (model) => model.families[patient]!.ever.length > 0,
    async (model, market) => {
      const family = model.families[patient]!;
      const id = family.pick(member)!;
      model.turnTo(market.product.clock.now().getTime());
      const wanted = !family.has(id) ? 'not-found' : model.isAwaited(id) ? 'member-has-visit' : 'accepted';
      expect(accepted(await market.patients[patient]!.delete(`/api/family/${id}`))).toBe(wanted);
      if (wanted === 'accepted') family.remove(id);
      await seesFamily(model, market, patient);
    },
  );
}

/** A patient reads what a member of a family does not tolerate: only the guardian may, and only with consent. */
export function readsAbout([reader, patient, member]: [number, number, number]): Command {
  return step(
    `patient ${reader} reads about member ${member} of patient ${patient}`,
    (model) => model.families[patient]!.ever.length > 0,
    async (model, { patients }) => {
      const id = model.families[patient]!.pick(member)!;
      const reply = await patients[reader]!.get(`/api/family/${id}/allergies`);
      expect(reply.status).toBe(model.families[reader]!.has(id) ? 200 : 404);
    },
  );
}

/** A patient books for somebody who is not in the own care: a stranger's child, or one who was removed. */
export function booksForAnother([patient, doctor, slot, member]: [number, number, number, number]): Command {
  return step(
    `patient ${patient} books for somebody else's member ${member}`,
    anybody,
    async (model, { product, patients, doctors, slots }) => {
      const others = model.families.flatMap(({ ever }) => ever).filter((id) => !model.families[patient]!.has(id));
      if (others.length === 0) return;
      model.turnTo(product.clock.now().getTime());
      const startsAt = slots[slot]!;
      const verdict = model.judgeHold(patient, doctor, startsAt);
      const reply = await hold(patients[patient]!, doctors[doctor]!.id, new Date(startsAt).toISOString(), {
        person_id: others[member % others.length],
      });
      // A time that is taken is refused before anybody asks for whom it is.
      const mayBe = verdict === 'held' || verdict === 'same' ? ['member-unknown'] : [verdict, 'member-unknown'];
      expect(mayBe).toContain(accepted(reply));
    },
  );
}
