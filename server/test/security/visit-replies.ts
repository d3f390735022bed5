import { at } from '../booking-makers.ts';
import { aCall, aPhoto } from '../call-makers.ts';
import { aMember, aMothersCall } from '../family-makers.ts';
import { openTestProduct } from '../harness.ts';
import { measure } from '../reading-makers.ts';
import { ITEM, NOTE, REFERRAL, aVisit, signed } from '../record-makers.ts';
import { notePregnancy } from './reading-replies.ts';
import type { ReplyRecord } from './reply-record.ts';

/** Both people use a call, before and after they join. */
export async function callSomebody({ product, note }: ReplyRecord): Promise<void> {
  const { patient, doctor, bookingId } = await aCall(product, 1);
  const path = `/api/appointments/${bookingId}`;
  await note('calls.ask-call-back', patient.post(`${path}/call/leave`));
  await note('calls.list-queue', doctor.get('/api/doctor/queue'));
  await note('doctor-day.read-delay', doctor.get('/api/doctor/running-late'));
  await note('bookings.announce-delay', doctor.post('/api/doctor/running-late', {}));
  await note('doctor-day.take-back-delay', doctor.post('/api/doctor/running-late/undo', {}));
  for (const who of [patient, doctor]) {
    await note('calls.join', who.post(`${path}/call/join`));
    await note('calls.refresh-ice', who.post(`${path}/call/ice`));
    const { body } = await note(
      'calls.send-message',
      who.post(`${path}/messages`, { text: 'Habari', photo: aPhoto().toString('base64') }),
    );
    await note('calls.read-photo', who.get(`${path}/photos/${body.data.photo.id}`));
    await note('calls.list-messages', who.get(`${path}/messages`));
    await note('calls.mark-seen', who.post(`${path}/messages/seen`, { message_id: body.data.id }));
  }
  await note('calls.call-patient', doctor.post(`${path}/call/attempts`, {}));
  await note('calls.note-no-answer', doctor.post(`${path}/call/no-answer`, {}));
  await note('calls.complete', doctor.post(`${path}/complete`));
  await note('earnings.read-earnings', doctor.get('/api/doctor/earnings'));
  await note('calls.state-outcome', patient.post(`${path}/call/outcome`, { spoke: true }));
  for (const who of [patient, doctor]) await note('calls.read', who.get(`${path}/call`));
}

/** A mother joins by the link to the number of her own. */
export async function joinByLink({ product, note }: ReplyRecord): Promise<void> {
  const { patient, bookingId } = await aMothersCall(product, 1);
  const { body } = await note('bookings.read-appointment', patient.get(`/api/appointments/${bookingId}`));
  const path = `/api/join/${body.data.person.link.split('/').at(-1)}`;
  const mother = product.visitor();
  await note('calls.read-linked', mother.get(path));
  await note('calls.join-linked', mother.post(`${path}/ticket`));
  await note('calls.refresh-linked-ice', mother.post(`${path}/ice`));
}

/** Both people use a call in a product that has a voice gateway. */
export async function bridgeSomebody({ note }: ReplyRecord): Promise<void> {
  const bridged = await openTestProduct({ environment: { AFRICASTALKING_VOICE_NUMBER: '+255800111222' } });
  const { patient, doctor, bookingId } = await aCall(bridged, 1);
  for (const who of [patient, doctor]) {
    await note('calls.request-bridge', who.post(`/api/appointments/${bookingId}/call/bridge`));
    await note('calls.read', who.get(`/api/appointments/${bookingId}/call`));
  }
  const secret = bridged.services.keys.sign('callback', 'africastalking-voice');
  await note('calls.receive-voice', bridged.visitor().post(`/api/calls/voice/${secret}`, { nonsense: true }));
  const delivery = bridged.services.keys.sign('callback', 'africastalking');
  await note(
    'notices.receive-delivery',
    bridged.visitor().post(`/api/notifications/delivery/${delivery}`, { nonsense: true }),
  );
  const whatsapp = bridged.services.keys.sign('callback', 'whatsapp');
  await note(
    'notices.receive-whatsapp-report',
    bridged.visitor().post(`/api/notifications/whatsapp/${whatsapp}`, { nonsense: true }),
  );
  await note(
    'notices.confirm-whatsapp',
    bridged
      .visitor()
      .get(`/api/notifications/whatsapp/${whatsapp}?hub.mode=subscribe&hub.verify_token=${whatsapp}&hub.challenge=1`),
  );
  await bridged.close();
}

/** A doctor writes every document of a visit, and all people who may read them do. */
export async function writeOfVisit({ product, note }: ReplyRecord): Promise<void> {
  const people = await aVisit(product);
  const { doctor, patient, bookingId } = people;
  const base = `/api/doctor/visits/${bookingId}`;
  const day = at(product, 1, '10:00').slice(0, 10);
  for (const [kind, content] of [
    ['note', { ...NOTE, follow_up_on: at(product, 9, '10:00').slice(0, 10) }],
    ['prescription', { items: [ITEM] }],
    ['referral', REFERRAL],
    ['sick-note', { from_day: day, to_day: day }],
  ] as const) {
    await note(`records.save-${kind}`, doctor.put(`${base}/${kind}`, { version: 0, ...content }));
    await note(`records.sign-${kind}`, doctor.post(`${base}/${kind}/sign`, { version: 1 }));
  }
  await note('records.add-addendum', doctor.post(`${base}/note/addenda`, { text: 'Nyongeza' }));
  await note('records.read-note', doctor.get(`${base}/note`));
  await note(
    'records.save-visit-allergies',
    doctor.put(`${base}/allergies`, { version: 0, status: 'listed', items: [{ substance: 'Lumefantrine' }] }),
  );
  await note('records.read-visit-allergies', doctor.get(`${base}/allergies`));
  await note('records.read-my-allergies', patient.get('/api/me/allergies'));
  await note('records.save-my-allergies', patient.put('/api/me/allergies', { version: 1, status: 'none-known' }));
  await note(
    'records.save-visit-facts',
    doctor.put(`${base}/facts`, { version: 0, birth_date: '1990', sex: 'female', weight_kg: 60, pregnancy: 'no' }),
  );
  await note('records.read-visit-facts', doctor.get(`${base}/facts`));
  await measure(patient, { measured_at: product.clock.now().toISOString() });
  await note('readings.read-visit-readings', doctor.get(`${base}/readings`));
  await note('medication.read-visit-doses', doctor.get(`${base}/doses`));
  await notePregnancy({ note }, patient);
  await note('pregnancy.read-visit-pregnancy', doctor.get(`${base}/pregnancy`));
  const reports = await note('month-reports.list-of-visit', doctor.get(`${base}/reports`));
  const [month] = reports.body.data.months as string[];
  await note('month-reports.print-of-visit', doctor.get(`${base}/report.pdf?month=${month}`));
  await note('records.save-my-facts', patient.put('/api/me/facts', { version: 1, weight_kg: 61 }));
  await note('records.read-my-facts', patient.get('/api/me/facts'));
  await note('records.read-visit', doctor.get(base));
  await note('records.list-visit-marks', doctor.get(`/api/doctor/visits?booking_ids=${bookingId}`));
  await note('records.list-all-documents', patient.get('/api/documents'));
  const { body } = await note('records.list-documents', patient.get(`/api/appointments/${bookingId}/documents`));
  for (const { id, kind } of body.data as { id: string; kind: string }[]) {
    const {
      body: { data },
    } = await note('records.read-document', patient.get(`/api/appointments/${bookingId}/documents/${id}`));
    await note('records.read-document-pdf', patient.get(`/api/appointments/${bookingId}/documents/${id}/document.pdf`));
    await note('records.read-verification', product.visitor().get(`/api/verify/${data.code}`));
    await note(
      'records.look-up-verification',
      product
        .visitor()
        .post('/api/verify/lookup', { short_code: data.short_code, phone_last4: patient.phone.slice(-4) }),
    );
    if (kind === 'referral' || kind === 'sick-note')
      await note(`records.cancel-${kind}`, doctor.post(`${base}/${kind}/cancel`, { reason: 'Kosa' }));
    if (kind === 'prescription')
      await note(
        'records.dispense-prescription',
        product.visitor().post(`/api/verify/${data.code}/dispense`, { pharmacy: 'Upendo', town: 'Moshi' }),
      );
  }
  const other = await aVisit(product);
  await signed(other, 'prescription', { items: [ITEM] });
  await note(
    'records.cancel-prescription',
    other.doctor.post(`/api/doctor/visits/${other.bookingId}/prescription/cancel`, { reason: 'Kosa' }),
  );
  const guardian = await product.patient();
  const teenager = await aVisit(product, { patient: guardian, more: { person_id: await aMember(guardian) } });
  await note(
    'records.hide-papers',
    teenager.doctor.put(`/api/doctor/visits/${teenager.bookingId}/hidden`, { hidden: true }),
  );
}
