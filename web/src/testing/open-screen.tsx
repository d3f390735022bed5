import { left, openPage } from './browser.ts';
import type { ReactNode } from 'react';
import { act, configure, render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
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
import { wordsIn } from './spoken.ts';
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

const isDisabled = (element: Element) => element.matches(':disabled, [aria-disabled=true]');

const wait = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

configure({
  // What a person does is over when the answers to it have come.
  asyncWrapper: async (happens) => {
    const result = await happens();
    await wait(20);
    return result;
  },
});

export { within };
export type Screen = Awaited<ReturnType<typeof openScreen>>;

/**
 * Draws a screen in the document of happy-dom, with the answers of a server, at `NOW`. Time stands still but for
 * `wait`, `findBy…` and the 20 ms that each act of `user` takes. Timers must be faked before (`stopTime`). Returns the
 * queries of testing-library for this page, its `user`, and what is ours: what was sent, where the person is, and how
 * the page reads as a whole.
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
  const { unmount } = await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <Router hook={places.hook}>
          <AddressContext value={{ path, params, search }}>
            <SessionProvider opening={{ language, country, now: NOW, savesData: false }}>{part}</SessionProvider>
          </AddressContext>
        </Router>
      </QueryClientProvider>,
      { container: page },
    ),
  );
  const close = async () => act(async () => unmount());
  // A screen that is still open would hear what the next test does.
  onTestFinished(close);
  // One answer leads to the next request.
  await wait(20);
  const user = userEvent.setup({ delay: null });
  const queries = within(page);
  const get = (role: string, name: string) => queries.getByRole(role, { name });
  return {
    ...queries,
    user,
    /** All that is read, from top to bottom. */
    text: () => wordsIn(page),
    /**
     * The names of everything of a role, from top to bottom, with plain spaces; of buttons and fields only of those
     * that can be used.
     */
    names: (role: string) => {
      const names = new Map<Element, string>();
      const all = queries.queryAllByRole(role, { name: (name, element) => Boolean(names.set(element, name)) });
      return all.filter((one) => !isDisabled(one)).map((one) => names.get(one)?.replace(/\s/g, ' ') ?? '');
    },
    /** What is read inside the only element of this role and, if given, name. */
    read: (role: string, name?: string) =>
      wordsIn(name === undefined ? queries.queryAllByRole(role)[0] : get(role, name)),
    get,
    /** Presses what has this role and name, and lets what follows from it happen. */
    press: async (role: string, name: string) => {
      const found = get(role, name);
      if (isDisabled(found)) throw new Error(`${role} “${name}” cannot be pressed`);
      await user.click(found);
    },
    /** Writes into the field with this label, and leaves it. */
    write: async (label: string, text: string) => {
      const field = get('textbox', label);
      await user.clear(field);
      await user.type(field, text.replace(/[{[]/g, '$&$&'));
      await user.tab();
    },
    /** Chooses the value in the select with this label, and lets what follows from it happen. */
    choose: async (label: string, value: string) => {
      await user.selectOptions(get('combobox', label), value);
      await wait(400);
    },
    /** Lets time pass. */
    wait,
    /** Lets something happen outside of the page, or an act whose part of the page loads first, and what follows. */
    after: async (happens: () => unknown) => {
      await act(async () => void (await happens()));
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

/** Stops the clock at `NOW`. Time passes only as `openScreen` says. */
export function stopTime(): void {
  // Testing-library moves a stopped clock while it waits, and looks for it under this name only. Without it each
  // `findBy` and, with the library's own wrapper, each act of `user` waits for ever.
  vi.stubGlobal('jest', vi);
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
