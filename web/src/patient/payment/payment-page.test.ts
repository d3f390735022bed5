import { expect, test } from 'vitest';
import { anAppointment } from '../../testing/appointment.ts';
import { answer, visit } from '../../testing/page-visits.ts';
import { METHODS, REFERENCE, aStatus } from '../../testing/payment.ts';

/** The server's page of a payment that was begun, without any script. */
async function pageOf(status: Parameters<typeof aStatus>[0]): Promise<string> {
  const appointment = anAppointment({ payment_reference: REFERENCE });
  const answers: Record<string, unknown> = {
    [`/api/appointments/${appointment.id}`]: appointment,
    '/api/payments/methods': METHODS,
    '/api/payments/any/status': aStatus(status),
  };
  const { html } = await visit(`/pay/${appointment.id}`, {
    hasSession: true,
    cookie: 'sid=1',
    fetchApi: async (path) => {
      const data = answers[path.replace(/\?.*/, '')];
      return data ? { status: 200, text: JSON.stringify({ success: true, data }), link: undefined } : answer(path);
    },
  });
  return html;
}

test('who comes back from the PIN prompt without the script does not see an empty page', async () => {
  expect(await pageOf({ stage: 'waiting-for-pin' })).toContain('Look at your phone');
});

test('a refused payment is not shown as a fresh form before the script arrives', async () => {
  const html = await pageOf({ stage: 'refused', message: 'The PIN was wrong.' });
  expect(html).toContain('The PIN was wrong.');
  expect(html).not.toContain('name="tel"');
});
