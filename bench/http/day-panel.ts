import { get } from 'node:http';
import type { DayBody } from '@tabibu/contract/day-desk';

export interface DayPanel {
  /** Resolves with the next event that the panel hears. */
  readonly next: () => Promise<void>;
  readonly close: () => void;
}

const SOONEST = 1_000;

/** Reads the day of the house once and returns when time alone changes it. */
export async function readDay(url: string, token: string): Promise<Date> {
  const reply = await fetch(`${url}/api/admin/day`, { headers: { cookie: `__Host-sid=${token}` } });
  if (reply.status !== 200) throw new Error(`no day: ${reply.status} ${await reply.text()}`);
  const { data } = (await reply.json()) as { data: DayBody };
  return new Date(data.changes_at);
}

/**
 * Opens a stream of live events and reads the day when time changes it, as `use-day.ts` of the panel does. What an
 * event asks to be read is the caller's part.
 */
export async function openPanel(url: string, token: string): Promise<DayPanel> {
  let timer: NodeJS.Timeout | undefined;
  const readOn = async () => {
    const left = (await readDay(url, token)).getTime() - Date.now();
    timer = setTimeout(() => void readOn(), Math.max(SOONEST, left));
  };
  await readOn();
  return new Promise((resolve, reject) => {
    const headers = { cookie: `__Host-sid=${token}`, accept: 'text/event-stream' };
    const request = get(`${url}/api/events`, { agent: false, headers }, (reply) => {
      let heard: (() => void) | undefined;
      reply.setEncoding('utf8').on('data', (text: string) => text.includes('house-day') && heard?.());
      reply.on('error', () => undefined);
      resolve({
        next: () =>
          new Promise((done) => {
            heard = done;
          }),
        close: () => {
          clearTimeout(timer);
          reply.destroy();
        },
      });
    });
    request.on('error', reject);
  });
}
