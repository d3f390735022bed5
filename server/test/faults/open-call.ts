import type { TwoNodeStage } from './two-node-stage.ts';
import { emergencyDoctor, signedInPatients } from './wire-patient.ts';
import type { WirePatient } from './wire-patient.ts';
import { newSightings } from './wire.ts';

export interface OpenCall {
  readonly patient: WirePatient;
  readonly doctor: WirePatient;
  readonly bookingId: string;
}

/** Creates a paid emergency that a signed-in doctor has just accepted, so its call is open now. */
export async function anOpenCall(stage: TwoNodeStage): Promise<OpenCall> {
  const [patient, doctor] = await signedInPatients(2, () => stage.nodes, stage.sandbox.url, newSightings());
  const doctorId = await emergencyDoctor(stage.nodes[0]!.url);
  const held = await patient!.insist('POST', '/api/bookings', { doctor_id: doctorId, is_emergency: true });
  const bookingId = held.body.data.id as string;
  await patient!.checkOut(await patient!.save(bookingId));
  for (
    let paid = false;
    !paid;
    paid = (await patient!.insist('GET', `/api/appointments/${bookingId}`)).body.data.state === 'scheduled'
  )
    await new Promise((done) => {
      setTimeout(done, 200);
    });
  await stage.database.query("update accounts set roles = array['doctor'] where id = $1", [doctor!.accountId]);
  await stage.database.query("update sessions set role = 'doctor' where account_id = $1", [doctor!.accountId]);
  await stage.database.query('update doctors set account_id = $2 where id = $1', [doctorId, doctor!.accountId]);
  await stage.database.query(
    "update bookings set emergency_state = 'accepted', accepted_by = $2, starts_at = now() where id = $1",
    [bookingId, doctorId],
  );
  return { patient: patient!, doctor: doctor!, bookingId };
}
