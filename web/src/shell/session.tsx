import { createContext, use, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { countryOf } from '@tabibu/contract/countries';
import type { Country, CountryCode } from '@tabibu/contract/countries';
import type { MeBody } from '@tabibu/contract/identity';
import type { Language } from '@tabibu/contract/languages';
import { ApiProblem, readApi, rememberCsrf, sendApi } from '../api/client.ts';
import { learnSentences, spokenChunks } from './catalogues.ts';
import { forgetPersonalCaches } from './offline.ts';
import { readPreferences, rememberPreference } from './preference-cookies.ts';
import { mayBeSignedIn, rememberSignedIn } from './signed-in-flag.ts';
import { SpeechProvider } from './speech.tsx';

/** What the document knows when it opens; the rest follows from cookies and the session. */
export interface Opening {
  readonly language: Language;
  readonly country: CountryCode;
  /** The server's clock in milliseconds, so that "today" is right on a phone whose clock is not. */
  readonly now: number;
  readonly savesData: boolean;
}

export interface Preferences {
  readonly language: Language;
  readonly country: Country;
  readonly savesData: boolean;
  /** Changes country or language at once, here and on the account, unless it is the account's own; rejects with `ApiProblem` when the account cannot be changed. */
  choose(changes: { language?: Language; country?: CountryCode }, fromAccount?: true): Promise<void>;
}

export const ME = { queryKey: ['me'], staleTime: 5 * 60_000 } as const;

const PreferencesContext = createContext<Preferences | undefined>(undefined);
const ClockContext = createContext(0);

/** Language, country, clock and speech of the tree below. */
export function SessionProvider({ opening, children }: { opening: Opening; children: ReactNode }) {
  const client = useQueryClient();
  const { me, known } = useSession();
  const [language, setLanguage] = useState(opening.language);
  const [country, setCountry] = useState(opening.country);
  if (typeof window !== 'undefined') rememberCsrf(me?.csrf);
  useEffect(() => {
    if (known) rememberSignedIn(me !== null);
  }, [known, me]);

  const choose = useCallback<Preferences['choose']>(
    async (changes, fromAccount) => {
      if (changes.language) await learnSentences(changes.language, spokenChunks(language));
      const signedIn = client.getQueryData(ME.queryKey);
      if (signedIn && !fromAccount) client.setQueryData(ME.queryKey, await sendApi<MeBody>('PATCH', '/api/me', changes));
      rememberPreference(changes, Boolean(fromAccount ?? signedIn));
      if (changes.country) setCountry(changes.country);
      if (changes.language) {
        setLanguage(changes.language);
        document.documentElement.lang = changes.language;
      }
    },
    [client, language],
  );
  const preferences = useMemo<Preferences>(
    () => ({ language, country: countryOf(country), savesData: opening.savesData, choose }),
    [language, country, opening.savesData, choose],
  );
  return (
    <PreferencesContext value={preferences}>
      <ClockContext value={useRunningClock(opening.now)}>
        <SpeechProvider language={language}>{children}</SpeechProvider>
      </ClockContext>
    </PreferencesContext>
  );
}

/** The signed-in person, or null for a visitor (also while the answer is not known yet). */
export function useMe(): MeBody | null {
  return useSession().me;
}

/** The signed-in person, whether the server has ever answered who it is, and why it did not the last time. */
export function useSession(): { me: MeBody | null; known: boolean; failure: Error | null; askAgain: () => void } {
  const { data, error, refetch } = useQuery<MeBody | null>({ ...ME, queryFn: readMe });
  return { me: data ?? null, known: data !== undefined, failure: error, askAgain: () => void refetch() };
}

/** The country whose doctors and prices are shown. */
export function useCountry(): Country {
  return usePreferences().country;
}

/** Language, country and the way to change them. */
export function usePreferences(): Preferences {
  const preferences = useContext(PreferencesContext);
  if (!preferences) throw new Error('usePreferences needs a SessionProvider above it');
  return preferences;
}

/** Now, in milliseconds, by the server's clock; moves on every half minute. */
export function useNow(): number {
  return use(ClockContext);
}

/**
 * Signs out on the server first, then forgets everything personal here and goes home; rejects (and stays signed in) when the server did not
 * answer. A session that is over already counts as signed out.
 */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  const [, goTo] = useLocation();
  return useCallback(async () => {
    await sendApi('POST', '/api/auth/sign-out').catch((error: unknown) => {
      if (!isSignedOut(error)) throw error;
    });
    rememberCsrf(undefined);
    await forgetPersonalCaches();
    goTo('/');
    client.removeQueries({ queryKey: ['api'] });
    client.setQueryData(ME.queryKey, null);
  }, [client, goTo]);
}

async function readMe({ client }: { client: QueryClient }): Promise<MeBody | null> {
  try {
    return await readApi<MeBody>('/api/me');
  } catch (error) {
    if (isSignedOut(error)) return null;
    // Who was known before the network went is still known; a throw would keep it too.
    if (error instanceof ApiProblem && error.code === 'offline' && mayBeSignedIn() && !client.getQueryData(ME.queryKey)) return somebodyOffline();
    throw error;
  }
}

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 401;
}

/** Without a network nobody says who this is; the kept appointments may be read all the same. No name, no number, no right to change anything. */
function somebodyOffline(): MeBody {
  return { id: '', role: 'patient', full_name: '', phone: '', csrf: '', ...readPreferences(document.cookie) };
}

function useRunningClock(opened: number): number {
  const [now, setNow] = useState(opened);
  useEffect(() => {
    const ahead = opened - Date.now();
    const timer = setInterval(() => setNow(Date.now() + ahead), 30_000);
    return () => clearInterval(timer);
  }, [opened]);
  return now;
}
