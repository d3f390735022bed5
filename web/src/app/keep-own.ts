import type { QueryClient } from '@tanstack/react-query';
import type { MeBody } from '@tabibu/contract/identity';
import type { Language } from '@tabibu/contract/languages';
import { appointmentsQuery } from '../api/bookings.ts';
import { ownPlansQuery } from '../api/own-plans.ts';
import { serverNow } from '../api/device.ts';
import { keepAnswers } from '../shell/kept-answers.ts';
import { loadScreen } from './load-screen.ts';
import { matchRoute } from './routes.ts';
import { ME } from '../shell/session.tsx';

/**
 * Keeps what a patient reads without a network: the appointments to come and the care plans with their coupons. Sends
 * the readings that waited. Rejects where an answer did not come, so that it is asked for again.
 */
export async function keepOwn(client: QueryClient, id: string, language: Language): Promise<void> {
  await Promise.all([
    keepAppointments(client, id),
    keepPlans(client, id, language),
    keepReadings(client, id, language),
  ]);
}

/**
 * Sends readings that waited for the network, and keeps the page that takes new ones and what asks before they are lost
 * by signing out.
 */
async function keepReadings(client: QueryClient, id: string, language: Language): Promise<void> {
  const { keepOwner, outboxOf } = await import('../components/use-outbox.ts');
  await keepOwner(id);
  // A page that was opened without a network has one already, and did not know then whose it is.
  outboxOf(client, id).wake();
  await Promise.all([
    loadScreen(matchRoute('/readings').route, language),
    import('../components/unsent-dialog.tsx'),
  ]).catch(() => undefined);
}

/** True unless the person signed out meanwhile; then nothing is stored for them. */
const isStill = (client: QueryClient, id: string) => client.getQueryData<MeBody | null>(ME.queryKey)?.id === id;

async function keepAppointments(client: QueryClient, id: string): Promise<void> {
  const wanted = appointmentsQuery('upcoming');
  const data = await client.fetchQuery(wanted);
  if (isStill(client, id)) await keepAnswers([[wanted.queryKey, data]], serverNow());
}

/** Keeps care plans with their coupons, and loads their page, for a person who has any. */
async function keepPlans(client: QueryClient, id: string, language: Language): Promise<void> {
  const wanted = ownPlansQuery();
  const data = await client.fetchQuery(wanted);
  if (data.length === 0 || !isStill(client, id)) return;
  await loadScreen(matchRoute('/subscriptions/mine').route, language).catch(() => undefined);
  await keepAnswers([[wanted.queryKey, data]], serverNow());
}
