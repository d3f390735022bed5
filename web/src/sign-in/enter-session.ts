import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { MeBody } from '@tabibu/contract/identity';
import { callApi, rememberCsrf } from '../api/client.ts';
import { setAnswer } from '../api/query.ts';
import { forgetPersonalCaches } from '../shell/offline.ts';
import { chosenLanguage } from '../shell/preference-cookies.ts';
import { ME, usePreferences } from '../shell/session.tsx';
import { rememberCountryBefore } from './country-before.ts';

/**
 * Returns a function to call with the account after the code was correct. The page then shows the account's country,
 * and the language that the visitor has just chosen, else that of the account. All loaded data is requested again.
 */
export function useEnterSession(): (me: MeBody) => Promise<void> {
  const client = useQueryClient();
  const { choose, country } = usePreferences();
  return useCallback(
    async (proven) => {
      rememberCsrf(proven.csrf);
      const me = await keepChosenLanguage(proven);
      await forgetPersonalCaches(true);
      // Cached data that is not on the screen may belong to a person whose session has ended here.
      client.removeQueries({ queryKey: ['api'], type: 'inactive' });
      client.setQueryData(ME.queryKey, null);
      await choose({ language: me.language, country: me.country }, true);
      rememberCountryBefore(country.code === me.country ? undefined : country.code);
      await setAnswer(client, ME.queryKey, me);
      await client.invalidateQueries({ queryKey: ['api'] });
    },
    [client, choose, country.code],
  );
}

/**
 * Saves on the account the language that the visitor has just chosen, and returns the account. If saving fails, the
 * account keeps its own language.
 */
async function keepChosenLanguage(me: MeBody): Promise<MeBody> {
  const language = chosenLanguage(document.cookie);
  if (!language || language === me.language) return me;
  return callApi('PATCH /api/me', { body: { language } }).catch(() => me);
}
