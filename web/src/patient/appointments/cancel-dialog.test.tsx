import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadSentences } from '../../shell/catalogues.ts';
import { anAppointment } from '../../testing/appointment.ts';
import { openScreen, stopTime } from '../../testing/open-screen.tsx';
import { CancelDialog } from './cancel-dialog.tsx';

beforeEach(stopTime);
beforeAll(() => loadSentences('en', ['public', 'booking']));

test('the cancellation that closes booking for a day is never made without having been told', async () => {
  const nothing = () => undefined;
  const open = (closes: boolean) =>
    openScreen(
      <CancelDialog
        appointment={anAppointment(closes ? { cancel_closes: true } : {})}
        onClose={nothing}
        onDone={nothing}
      />,
      { path: '/appointments', answers: {} },
    );
  const usual = await open(false);
  expect(usual.text()).not.toContain('24 hours');
  await usual.close();
  const last = await open(true);
  expect(last.text()).toContain('If you cancel now, you cannot book another time for 24 hours.');
});
