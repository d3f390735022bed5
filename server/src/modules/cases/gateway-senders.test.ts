import { describe, expect, test } from 'vitest';
import { CaseDesk } from '../../../test/case-desk.ts';
import { asSystem } from '../../../test/as-system.ts';
import { pass } from '../../../test/booking-makers.ts';
import { sentOut } from '../../../test/payout-makers.ts';
import { aMemberOfStaff, giveSession } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { inTransaction } from '../../platform/context.ts';
import { MINUTE, SECOND } from '../../platform/time.ts';
import { employPerson } from '../identity/index.ts';
import { gatewayFor } from './payout-sources.ts';

const desk = new CaseDesk();

describe('who lets the gateway pay', () => {
  test('needs a fresh factor, and is not the one who is paid', async () => {
    const { caseId, doctor } = await desk.anApproved();
    desk.product.clock.advance(6 * MINUTE);
    expect((await desk.decide(caseId, 'send')).body).toMatchObject({ status: 403, code: 'step-up-required' });
    await inTransaction(desk.product.ctx(), (inside) =>
      employPerson(inside, { spelling: doctor.phone, fullName: 'Neema', role: 'administrator' }),
    );
    await giveSession(desk.product, doctor, doctor.accountId, 'administrator');
    expect((await desk.decide(caseId, 'send', {}, doctor)).body).toMatchObject({ status: 409, code: 'own-payout' });
    const fresh = await aMemberOfStaff(desk.product, 'administrator');
    await desk.decide(caseId, 'reject', { note: 'Over.' }, fresh);
  });

  test('sends it once, also if two people do so at once', async () => {
    const { caseId, doctor } = await desk.anApproved({ outcome: 'paid' });
    const { version } = await desk.read(caseId);
    const send = (by: Visitor) =>
      by.post(`/api/admin/cases/${caseId}/decision`, { decision: 'send', version, note: 'Spoke to both.' });
    const replies = await Promise.all([send(desk.one), send(desk.other)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await desk.product.settle();
    await pass(desk.product, 20 * SECOND);
    expect(await sentOut(desk.product, doctor.phone)).toMatchObject([{ state: 'paid', asked: 1 }]);
    expect(await desk.stageOf(caseId)).toBeNull();
  });

  test.each([
    ['NEEMA MUSHI', 'agrees'],
    ['JUMA HASSAN KOMBA', 'differs'],
  ])('reads that the network calls the number %s, which %s', async (registeredName, check) => {
    const { caseId } = await desk.anApproved({ registeredName });
    expect(await desk.factsOf(caseId)).toMatchObject({ 'name-check': check, 'network-name': registeredName });
    await desk.decide(caseId, 'reject', { note: 'Over.' });
    const kept = await asSystem(desk.product, 'select 1 from payouts where network_name_sealed is not null');
    expect(kept).toEqual([]);
  });

  test('says why when the network names somebody else, and is refused without', async () => {
    const { caseId } = await desk.anApproved({ registeredName: 'JUMA HASSAN KOMBA' });
    expect((await desk.decide(caseId, 'send', { note: '' })).body).toMatchObject({
      status: 422,
      code: 'reason-required',
    });
    expect((await desk.decide(caseId, 'send', { note: 'Spoke to both.' })).status).toBe(200);
    await desk.product.settle();
  });

  test('reads that the network knows no name, or did not answer, and may still send', async () => {
    const { caseId } = await desk.anApproved({ registeredName: '' });
    expect(await desk.factsOf(caseId)).toMatchObject({ 'name-check': 'unknown' });
    expect((await desk.read(caseId)).decisions).toContain('send');
    await desk.decide(caseId, 'reject', { note: 'Over.' });
    const silent = await desk.anApproved({ answer: 'unavailable' });
    expect(await desk.factsOf(silent.caseId)).toMatchObject({ 'name-check': 'unavailable' });
    await desk.decide(silent.caseId, 'reject', { note: 'Over.' });
  });

  test('cannot where none pays out: in other currencies, to no wallet, and in parts of a shilling', () => {
    const ctx = desk.product.ctx();
    const owed = {
      payeeId: '',
      money: { amount: 600_000, currency: 'TZS' },
      phone: '+255754000000',
      wallet: 'mpesa',
      collectedBy: null,
    } as const;
    expect(gatewayFor(ctx, owed)?.name).toBe('azampay');
    expect(gatewayFor(ctx, { ...owed, wallet: null })).toBeNull();
    expect(gatewayFor(ctx, { ...owed, collectedBy: 'azampay' })?.name).toBe('azampay');
    expect(gatewayFor(ctx, { ...owed, collectedBy: 'cards' })).toBeNull();
    expect(gatewayFor(ctx, { ...owed, money: { amount: 600_050, currency: 'TZS' } })).toBeNull();
    expect(gatewayFor(ctx, { ...owed, money: { amount: 600_000, currency: 'KES' } })).toBeNull();
    expect(gatewayFor(ctx, { ...owed, wallet: 'mtn', money: { amount: 6_000, currency: 'UGX' } })).toBeNull();
  });
});
