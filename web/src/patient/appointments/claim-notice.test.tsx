import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadSentences } from '../../shell/catalogues.ts';
import { anAppointment } from '../../testing/appointment.ts';
import { openScreen, stopTime } from '../../testing/open-screen.tsx';
import { ClaimNotice } from './claim-notice.tsx';

beforeEach(stopTime);
beforeAll(() => loadSentences('en', ['public', 'booking']));

const UNTIL = '2026-11-21T09:00:00.000Z';

test('what the call proves can be contested too: nothing is to be confirmed, and it is asked once more', async () => {
  const appointment = anAppointment({ contestable_until: UNTIL, proven: true, actions: ['contest'] });
  const contested = anAppointment({ ...appointment, contested: true, actions: [] });
  const screen = await openScreen(<ClaimNotice appointment={appointment} />, {
    path: `/appointments/${appointment.id}`,
    answers: { [`POST /api/appointments/${appointment.id}/contest`]: contested },
  });
  expect(screen.text()).toContain('The call lasted at least a minute, so it counts as a consultation.');
  expect(screen.text()).not.toContain('We spoke');
  await screen.press('button', 'It did not take place');
  expect(screen.text()).toContain('Our staff will decide about your money.');
  await screen.press('button', 'Yes, it did not take place');
  expect(screen.sent()).toMatchObject([{ call: `POST /api/appointments/${appointment.id}/contest` }]);
});
