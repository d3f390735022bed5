import { randomUUID } from 'node:crypto';
import { CONSENT_VERSION } from '@tabibu/contract/family-rules';
import type { Screen, Visit } from './screen-list.ts';

/** The screens of the family of the patient who has paid for an appointment and a plan. */
export const FAMILY_SCREENS: readonly Screen[] = [
  { name: 'family-member', of: 'patient', open: openMember },
  { name: 'who', of: 'patient', open: async ({ page }) => void (await page.goto('/more/who')) },
  { name: 'join-unknown', open: async ({ page }) => void (await page.goto('/join/AAAAAAAAAAAAAAAAAAAAAA')) },
  { name: 'plan-members', of: 'patient', open: choosePlanMembers },
  { name: 'appointment-for-whom', of: 'patient', open: changePerson },
];

/** The id of somebody in the family, who is added if there is nobody. */
async function aMember({ page: { request }, origin }: Visit): Promise<string> {
  const { data: family } = (await (await request.get('/api/family')).json()) as {
    data: { members: { id: string }[] };
  };
  const [known] = family.members;
  if (known) return known.id;
  const { data: me } = (await (await request.get('/api/me')).json()) as { data: { csrf: string } };
  const reply = await request.post('/api/family', {
    data: {
      name: 'Juma Mwinyi wa Mwakyusambile',
      relation: 'child',
      birth_date: '2022-03-05',
      sex: 'male',
      consent_version: CONSENT_VERSION,
    },
    headers: { origin, 'x-csrf': me.csrf, 'idempotency-key': randomUUID() },
  });
  return ((await reply.json()) as { data: { id: string } }).data.id;
}

/** Opens the page of the member, with the question before removing. */
async function openMember(visit: Visit): Promise<void> {
  await visit.page.goto(`/more/family/${await aMember(visit)}?remove=1`);
  await visit.page.locator('form[name=remove-member]').waitFor();
}

/** Opens the form in which the payer of a plan names who shares it. */
async function choosePlanMembers(visit: Visit): Promise<void> {
  const { page } = visit;
  await aMember(visit);
  const { data: plans } = (await (await page.request.get('/api/me/plans')).json()) as { data: { id: string }[] };
  await page.goto(`/subscriptions/mine?members=${plans[0]!.id}`);
  await page.locator('form[name=plan-members]').waitFor();
}

/** Opens the form that says for whom a paid appointment is. */
async function changePerson(visit: Visit): Promise<void> {
  const { page } = visit;
  await aMember(visit);
  const { data } = (await (await page.request.get('/api/appointments')).json()) as {
    data: { appointments: { id: string; person_until?: string }[] };
  };
  const paid = data.appointments.find((appointment) => appointment.person_until !== undefined)!;
  await page.goto(`/appointments/${paid.id}?for=change`);
  await page.locator('form[name=change-person]').waitFor();
}
