import { createContext, use, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { countryOf } from '@tabibu/contract/countries';
import type { Country, CountryCode } from '@tabibu/contract/countries';
import type { MeBody } from '@tabibu/contract/identity';
import type { Language } from '@tabibu/contract/languages';
import type { ShownSpecialty } from '@tabibu/contract/shown-specialties';
import { ApiProblem, callApi, rememberCsrf, rememberLanguage } from '../api/client.ts';
import { siteQuery } from '../api/public/site.ts';
import { loadSentences, loadedChunks } from './catalogues.ts';
import { deviceLanguages, deviceZone, serverNow, watchServerTime } from '../api/device.ts';
import { languageOf, printedPath } from '../ui/address-language.ts';
import { forgetPersonalCaches, forgetPush, hasUnsent } from './offline.ts';
import { askAboutCountry } from './country-asked.ts';
import { knowsCountry, knowsLanguage, readPreferences, rememberPreference } from './preference-cookies.ts';
import { mayBeSignedIn, rememberSignedIn } from './signed-in-flag.ts';
import { TranslationProvider, showsOtherTime } from './translation.tsx';

/** What is known when a document opens. The rest comes from cookies and the session. */
export interface InitialData {
  readonly language: Language;
  readonly country: CountryCode;
  /** The server's time in milliseconds, so that "today" is right on a device with a wrong clock. */
  readonly now: number;
  readonly savesData: boolean;
  /** What administrators changed of the specialties, if they changed any. */
  readonly specialties?: readonly ShownSpecialty[];
}

export interface Preferences {
  readonly language: Language;
  readonly country: Country;
  readonly savesData: boolean;
  /** All specialties in order, if administrators changed any; otherwise they are as printed. */
  readonly specialties: readonly ShownSpecialty[] | null | undefined;
  /**
   * Changes country or language in this page, in the cookies and on the account. With `given` the values are
   * those of the account or of the device. Rejects with `ApiProblem` when the account cannot be changed.
   */
  choose(changes: { language?: Language; country?: CountryCode }, given?: true): Promise<void>;
}

/** The signed-in person. `locked`: their session has been idle too long, and the desk only rings. */
export type KnownMe = MeBody & { readonly locked?: true };

/**
 * What a screen may set for the query of the signed-in person: who is shown in place of somebody whose session the
 * server no longer takes. Without it nobody is.
 */
export interface MeMeta extends Record<string, unknown> {
  readonly keepIdle?: (me: MeBody) => Promise<KnownMe | null>;
}

export const ME = { queryKey: ['me'], staleTime: 5 * 60_000 } as const;

const PreferencesContext = createContext<Preferences | undefined>(undefined);
const ClockContext = createContext(0);

/** Provides language, country, clock and translations to the components below. */
export function SessionProvider({ opening, children }: { opening: InitialData; children: ReactNode }) {
  const client = useQueryClient();
  const { me, known } = useSession();
  const [language, setLanguage] = useState(opening.language);
  const [country, setCountry] = useState(opening.country);
  if (typeof window !== 'undefined') {
    rememberCsrf(me?.csrf);
    rememberLanguage(language);
  }
  // An address with a language is rendered the same for everybody. Country and session are looked up afterwards.
  useEffect(() => {
    if (!languageOf(location.pathname)) return;
    setCountry(readPreferences(document.cookie).country);
    if (mayBeSignedIn()) void client.invalidateQueries({ queryKey: ME.queryKey });
  }, [client]);
  useEffect(() => {
    if (known && (me || !languageOf(location.pathname))) rememberSignedIn(me !== null);
  }, [known, me]);

  const choose = useCallback<Preferences['choose']>(
    async (changes, given) => {
      if (changes.language) await loadSentences(changes.language, loadedChunks(language));
      const signedIn = client.getQueryData(ME.queryKey);
      if (signedIn && !given) client.setQueryData(ME.queryKey, await callApi('PATCH /api/me', { body: changes }));
      rememberPreference(changes, Boolean(given ?? signedIn));
      if (changes.country) setCountry(changes.country);
      if (changes.language) {
        setLanguage(changes.language);
        document.documentElement.lang = changes.language;
        // After choosing a language the person leaves an address with a fixed language.
        history.replaceState(history.state, '', printedPath(location.pathname) + location.search);
        // What the server worded is in the language of before.
        rememberLanguage(changes.language);
        if (!given) void client.invalidateQueries({ queryKey: ['api'] });
      }
    },
    [client, language],
  );
  useEffect(() => {
    if (!known || me || languageOf(location.pathname)) return;
    if (knowsLanguage(document.cookie) && knowsCountry(document.cookie)) return;
    void import('./first-visit.ts')
      .then(({ wishOfDevice }) => {
        const wish = wishOfDevice(document.cookie, { zone: deviceZone(), languages: deviceLanguages() });
        if (wish.country) askAboutCountry(true);
        return wish.country || wish.language ? choose(wish, true) : undefined;
      })
      .catch(() => undefined);
  }, [known, me, choose]);
  // A page from the cached shell brings none; then the answer that its footer reads does.
  const { data: site } = useQuery({ ...siteQuery(), enabled: false });
  const specialties = site === undefined ? opening.specialties : site.specialties;
  const preferences = useMemo<Preferences>(
    () => ({ language, country: countryOf(country), savesData: opening.savesData, specialties, choose }),
    [language, country, opening.savesData, specialties, choose],
  );
  const now = useRunningClock(opening.now);
  const zone = preferences.country.timeZone;
  const isElsewhere = typeof document !== 'undefined' && zone !== null && showsOtherTime(now, zone);
  return (
    <PreferencesContext value={preferences}>
      <ClockContext value={now}>
        <TranslationProvider language={language} specialties={specialties} isElsewhere={isElsewhere}>
          {children}
        </TranslationProvider>
      </ClockContext>
    </PreferencesContext>
  );
}

/** Returns the signed-in person, or null for a visitor and while unknown. */
export function useMe(): KnownMe | null {
  return useSession().me;
}

/**
 * Returns the signed-in person, whether the server has ever answered, the error of the last request, and a function to
 * ask again.
 */
export function useSession(): { me: KnownMe | null; known: boolean; failure: Error | null; askAgain: () => void } {
  const { data, error, refetch } = useQuery<KnownMe | null>({ ...ME, queryFn: readMe });
  return { me: data ?? null, known: data !== undefined, failure: error, askAgain: () => void refetch() };
}

/** Returns the country whose doctors and prices are shown. */
export function useCountry(): Country {
  return usePreferences().country;
}

/** Returns language and country, and a function to change them. */
export function usePreferences(): Preferences {
  const preferences = useContext(PreferencesContext);
  if (!preferences) throw new Error('usePreferences needs a SessionProvider above it');
  return preferences;
}

/** Returns the current time of the server in milliseconds, updated every half minute. */
export function useNow(): number {
  return use(ClockContext);
}

/** Where a patient decides about readings that wait on this device before signing out. */
export const LEAVE_PATH = '/more?leave=1';

/**
 * Returns a function that signs out on the server, then deletes personal data here and opens `next`, by default home.
 * While readings of a patient wait on this device that the server does not have, it opens the question about them
 * (`LEAVE_PATH`) instead, unless `isSure`.
 * Rejects, and the person stays signed in, when the server does not answer. A session that is already over counts as
 * signed out.
 */
export function useSignOut(next = '/'): (isSure?: boolean) => Promise<void> {
  const client = useQueryClient();
  const [, goTo] = useLocation();
  return useCallback(
    async (isSure = false) => {
      const me = client.getQueryData<MeBody | null>(ME.queryKey);
      if (!isSure && me?.role === 'patient' && (await hasUnsent(me.id))) return goTo(LEAVE_PATH);
      await callApi('POST /api/auth/sign-out').catch((error: unknown) => {
        if (!isSignedOut(error)) throw error;
      });
      rememberCsrf(undefined);
      goTo(next);
      client.removeQueries({ queryKey: ['api'] });
      client.setQueryData(ME.queryKey, null);
      void forgetPush();
      // Last: the answer has this browser clear its storage, and Chromium then sometimes never says that a cache is
      // deleted.
      await forgetPersonalCaches();
    },
    [client, goTo, next],
  );
}

async function readMe({ client, meta }: { client: QueryClient; meta: MeMeta | undefined }): Promise<KnownMe | null> {
  try {
    return await callApi('GET /api/me');
  } catch (error) {
    if (isSignedOut(error)) {
      const me = client.getQueryData<KnownMe | null>(ME.queryKey);
      return (me && meta?.keepIdle?.(me)) ?? null;
    }
    // Without a network a known person stays known, because throwing keeps the cached answer. Only a start without a
    // network needs a stand-in.
    if (error instanceof ApiProblem && error.code === 'offline' && mayBeSignedIn() && !client.getQueryData(ME.queryKey))
      return offlineStandIn();
    throw error;
  }
}

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 401;
}

/**
 * Returns a stand-in for the signed-in person when the network is gone at the start, so that the cached appointments
 * can be read. It has no name, no number and no CSRF token.
 */
function offlineStandIn(): MeBody {
  return {
    id: '',
    role: 'patient',
    full_name: '',
    phone: '',
    email: null,
    is_doctor: false,
    csrf: '',
    ...readPreferences(document.cookie),
  };
}

function useRunningClock(opened: number): number {
  const [now, setNow] = useState(opened);
  useEffect(() => {
    const tick = () => setNow(serverNow());
    const timer = setInterval(tick, 30_000);
    const unwatch = watchServerTime(tick);
    return () => {
      clearInterval(timer);
      unwatch();
    };
  }, []);
  return now;
}
