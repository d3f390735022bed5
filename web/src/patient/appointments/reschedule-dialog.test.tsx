import { beforeEach, expect, test } from 'vitest';
import { APPOINTMENT, DOCTOR, anAppointment } from '../../testing/appointment.ts';
import { openScreen, stopTime } from '../../testing/open-screen.tsx';
import { stage } from '../../testing/stage.ts';
import { RescheduleDialog } from './reschedule-dialog.tsx';

beforeEach(stopTime);

const slot = (time: string) => ({
  starts_at: `2026-11-21T${time}:00.000Z`,
  day: '2026-11-21',
  patient_time: time,
  doctor_time: time,
});

test('a patient who moves an appointment is not offered the time of the own unpaid hold with the same doctor', async () => {
  const appointment = anAppointment({ state: 'scheduled', stage: stage('planned'), status: 'scheduled' });
  const screen = await openScreen(
    <RescheduleDialog appointment={appointment} onClose={() => undefined} onDone={() => undefined} />,
    {
      path: `/appointments/${APPOINTMENT}`,
      answers: {
        [`GET /api/doctors/${DOCTOR}/slots`]: {
          doctor_time_zone: 'Africa/Dar_es_Salaam',
          patient_time_zone: 'Africa/Dar_es_Salaam',
          from: '2026-11-20',
          days: 30,
          slots: [slot('11:00'), slot('11:30'), slot('12:00')],
          preselected: '2026-11-21T11:30:00.000Z',
          held: {
            booking_id: '019b7600-0000-7000-8000-000000000009',
            starts_at: '2026-11-21T11:30:00.000Z',
            type: 'phone',
            hold_expires_at: '2026-11-20T06:09:00.000Z',
            reason: null,
          },
        },
      },
    },
  );
  expect(screen.names('radio').filter((name) => name.includes(':'))).toEqual(['11:00', '12:00']);
});
