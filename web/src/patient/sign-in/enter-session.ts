import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { MeBody } from '@tabibu/contract/identity';
import { rememberCsrf, sendApi } from '../../api/client.ts';
import { forgetPersonalCaches } from '../../shell/offline.ts';
import { chosenLanguage } from '../../shell/preference-cookies.ts';
import { ME, usePreferences } from '../../shell/session.tsx';
import { rememberCountryBefore } from './country-before.ts';

/** Call with the answer of a proven code: the person is signed in everywhere on this page, in their country and in the language just chosen here, else their own. */
export function useEnterSession(): (me: MeBody) => Promise<void> {
  const client = useQueryClient();
  const { choose, country } = usePreferences();
  return useCallback(
    async (proven) => {
      rememberCsrf(proven.csrf);
      const me = await keepChosenLanguage(proven);
      await forgetPersonalCaches();
      // What nobody looks at now may be somebody else's, whose session ended here.
      client.removeQueries({ queryKey: ['api'], type: 'inactive' });
      client.setQueryData(ME.queryKey, null);
      await choose({ language: me.language, country: me.country }, true);
      rememberCountryBefore(country.code === me.country ? undefined : country.code);
      client.setQueryData(ME.queryKey, me);
      await client.invalidateQueries({ queryKey: ['api'] });
    },
    [client, choose, country.code],
  );
}

/** Who chose a language a moment ago as a visitor keeps it, also on the account; the account's own when it cannot be saved now. */
async function keepChosenLanguage(me: MeBody): Promise<MeBody> {
  const language = chosenLanguage(document.cookie);
  if (!language || language === me.language) return me;
  return sendApi<MeBody>('PATCH', '/api/me', { language }).catch(() => me);
}
