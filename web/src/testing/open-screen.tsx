import { left, openPage } from './browser.ts';
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { getRole, isDisabled } from 'dom-accessibility-api';
import { onTestFinished, vi } from 'vitest';
import type { CountryCode } from '@tabibu/contract/countries';
import type { MeBody } from '@tabibu/contract/identity';
import type { Language } from '@tabibu/contract/languages';
import { fetchApi } from '../api/client.ts';
import { createQueryClient } from '../api/query.ts';
import { loadSentences } from '../shell/catalogues.ts';
import { hearServerTime } from '../api/device.ts';
import { sentencesOf } from '../app/load-screen.ts';
import { matchRoute } from '../app/routes.ts';
import { AddressContext } from '../shell/screen-visit.tsx';
import { ME, SessionProvider } from '../shell/session.tsx';
import { isThere, nameOf, wordsIn } from './spoken.ts';
import { NOW } from './draw.tsx';

/** What the page has sent: method and path, the body and, if it had one, the idempotency key. */
export interface Sent {
  readonly call: string;
  readonly body?: unknown;
  readonly key?: string | undefined;
}

/** An answer that refuses the call, as the server writes it. */
export class Refused {
  readonly status: number;
  readonly body: object;

  constructor(status: number, code: string, detail: string, params: object = {}) {
    this.status = status;
    this.body = { success: false, code, detail, params };
  }
}

/** The answer of a network that is gone. */
export const NO_NETWORK = Symbol('no network');

/** The answers by method and path, such as `POST /api/bookings`. A call without an answer waits for ever. */
export type Answers = Record<string, unknown>;

interface Opening {
  /** The address of the screen. Its route names the sentences to load, as in the browser. */
  readonly path: string;
  readonly search?: string;
  readonly language?: Language;
  readonly country?: CountryCode;
  /** Nothing is remembered in this browser: language and country are taken from the device. */
  readonly isFirstVisit?: boolean;
  readonly me?: Partial<MeBody> | null;
  readonly answers: Answers;
}

const ME_IN_TESTS: MeBody = {
  id: '019b7600-0000-7000-8000-00000000000a',
  role: 'patient',
  full_name: 'Asha Juma',
  phone: '+255712000123',
  email: null,
  is_doctor: false,
  country: 'TZ',
  language: 'sw',
  csrf: 'csrf-of-asha',
};

export type Screen = Awaited<ReturnType<typeof openScreen>>;

/**
 * Draws a screen in the document of happy-dom, with the answers of a server, at `NOW`. Time stands still between calls
 * of `wait`. Timers must be faked before (`stopTime`).
 */
export async function openScreen(part: ReactNode, opening: Opening) {
  const { path, search = '', language = 'en', country = 'TZ', me = {}, isFirstVisit, answers } = opening;
  const { route, params } = matchRoute(path);
  await loadSentences(language, sentencesOf(route));
  // What stands behind the sign-in of staff loads in a file of its own, which is not under the clock of a test.
  if (/^\/(admin|staff)\//.test(path))
    await import('../staff/lazy-shell.tsx').then((file) => file.portalShell.load(language));
  const sent: Sent[] = [];
  const addresses: string[] = [];
  vi.stubGlobal('fetch', answerFrom(answers, sent, addresses));
  hearServerTime(NOW, Date.now());
  const page = openPage(search ? `${path}?${search}` : path);
  // As in a browser that has been here, nothing is taken from the device.
  document.cookie = isFirstVisit ? 'lang=; Max-Age=0' : `lang=${language}~`;
  document.cookie = isFirstVisit ? 'country=; Max-Age=0' : `country=${country}`;
  const places = memoryLocation({ path, record: true });
  const client = createQueryClient((address, signal) => fetchApi('GET', address, { signal }));
  client.setQueryData(ME.queryKey, me && { ...ME_IN_TESTS, ...me });
  const root = createRoot(page);
  const close = async () => act(async () => root.unmount());
  // A screen that is still open would hear what the next test does.
  onTestFinished(close);
  const wait = async (milliseconds: number) =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    });
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Router hook={places.hook}>
          <AddressContext value={{ path, params, search }}>
            <SessionProvider opening={{ language, country, now: NOW, savesData: false }}>{part}</SessionProvider>
          </AddressContext>
        </Router>
      </QueryClientProvider>,
    ),
  );
  // One answer leads to the next request.
  await wait(20);
  const all = (role: string) => [...page.querySelectorAll('*')].filter((one) => getRole(one) === role && isThere(one));
  const get = (role: string, name: string) => {
    const [found, other] = all(role).filter((one) => nameOf(one) === name);
    if (found instanceof HTMLElement && !other) return found;
    throw new Error(`${other ? 'Several' : 'No'} ${role} “${name}” among: ${all(role).map(nameOf).join(' | ')}`);
  };
  return {
    /** All that is read, from top to bottom. */
    text: () => wordsIn(page),
    /** The names of everything of a role, from top to bottom; of buttons and fields only of those that can be used. */
    names: (role: string) =>
      all(role)
        .filter((one) => !isDisabled(one))
        .map(nameOf),
    /** What is read inside the only element of this role and, if given, name. */
    read: (role: string, name?: string) => wordsIn(name === undefined ? all(role)[0] : get(role, name)),
    get,
    /** Presses what has this role and name, and lets what follows from it happen. */
    press: async (role: string, name: string) => {
      const found = get(role, name);
      if (isDisabled(found)) throw new Error(`${role} “${name}” cannot be pressed`);
      await act(async () => {
        found.focus();
        found.click();
      });
      await wait(20);
    },
    /** Writes into the field with this label, and leaves it. */
    write: async (label: string, text: string) => {
      const field = get('textbox', label);
      await act(async () => {
        field.focus();
        // React replaces `value` of the field by its own; the browser writes past it.
        Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.blur();
      });
    },
    /** Chooses the value in the select with this label, and lets what follows from it happen. */
    choose: async (label: string, value: string) => {
      const select = get('combobox', label);
      await act(async () => {
        Reflect.set(select, 'value', value);
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await wait(400);
    },
    /** Lets time pass. */
    wait,
    /** Lets something happen outside of the page, and what follows from it. */
    after: async (happens: () => void) => {
      await act(async () => happens());
      await wait(20);
    },
    /** The whole addresses that were asked, in order. */
    addresses: () => addresses,
    /** What was sent to change something, in order. */
    sent: () => sent.filter(({ call }) => !call.startsWith('GET ')),
    /** What was read, in order: method and path. */
    asked: () => sent.map(({ call }) => call).filter((call) => call.startsWith('GET ')),
    /** The path that the person is at, or the address that the document was sent to. */
    at: () => left.at(-1) ?? places.history.at(-1),
    /** Leaves the screen. */
    close,
  };
}

/** Stops the clock at `NOW`. Time passes only with `wait`. */
export function stopTime(): void {
  vi.useFakeTimers({
    now: NOW,
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'Date',
      'performance',
    ],
  });
}

function answerFrom(answers: Answers, sent: Sent[], addresses: string[]) {
  return async (
    address: string,
    { method = 'GET', body, headers }: RequestInit & { headers: Record<string, string> },
  ) => {
    const call = `${method} ${address.replace(/\?.*/, '')}`;
    addresses.push(address);
    const key = headers['idempotency-key'];
    sent.push(method === 'GET' ? { call } : { call, body: readBody(body), ...(key && { key }) });
    if (!(call in answers)) return new Promise<never>(() => undefined);
    const given: unknown = answers[call];
    const answer: unknown = await (typeof given === 'function' ? given(body && readBody(body)) : given);
    if (answer === NO_NETWORK) throw new TypeError('Failed to fetch');
    if (answer instanceof Refused) return Response.json(answer.body, { status: answer.status });
    return Response.json({ success: true, data: answer });
  };
}

/** Bytes are read as their number. */
function readBody(body: RequestInit['body']): unknown {
  return body instanceof Blob ? { bytes: body.size } : JSON.parse(String(body));
}
