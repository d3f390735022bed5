import { openSession } from '../src/modules/identity/open-session.ts';
import { inTransaction } from '../src/platform/context.ts';
import type { TestProduct } from './harness.ts';
import { NOTE, aVisit, signed } from './record-makers.ts';
import type { VisitPeople } from './record-makers.ts';
import type { Reply, Visitor } from './visitor.ts';

/** A reason that is long enough. */
export const REASON = 'Mgonjwa amezimia nyumbani, ndugu wanauliza dawa';

/** Creates a patient with stated facts and allergies, and a visit of which a note was signed. */
export async function aRecord(product: TestProduct): Promise<VisitPeople & { readonly noteId: string }> {
  const visit = await aVisit(product);
  await visit.patient.put('/api/me/facts', { version: 0, sex: 'female', weight_kg: 61.5 });
  await visit.patient.put('/api/me/allergies', {
    version: 0,
    status: 'listed',
    items: [{ substance: 'Penisilini', reaction: 'Upele' }],
  });
  const reply = await signed(visit, 'note', NOTE);
  return { ...visit, noteId: reply.body.data.id as string };
}

/** Opens a patient's record. */
export function openRecord(administrator: Visitor, patientId: string, reason = REASON): Promise<Reply> {
  return administrator.post('/api/admin/break-glass', { patient_id: patientId, reason });
}

/** Returns another browser with a session of the same person. */
export async function anotherSessionOf(product: TestProduct, administrator: Visitor): Promise<Visitor> {
  const browser = product.visitor();
  const { token } = await inTransaction(product.ctx({ kind: 'nobody' }), (inside) =>
    openSession(inside, administrator.accountId, 'administrator'),
  );
  browser.cookies.set('__Host-sid', token);
  browser.csrf = (await browser.get('/api/me')).body.data.csrf;
  browser.accountId = administrator.accountId;
  return browser;
}
