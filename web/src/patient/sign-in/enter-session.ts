import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { MeBody } from '@tabibu/contract/identity';
import { rememberCsrf } from '../../api/client.ts';
import { forgetPersonalCaches } from '../../shell/offline.ts';
import { ME, usePreferences } from '../../shell/session.tsx';

/** Call with the answer of a proven code: the person is signed in everywhere on this page, in their language and country. */
export function useEnterSession(): (me: MeBody) => Promise<void> {
  const client = useQueryClient();
  const { choose } = usePreferences();
  return useCallback(
    async (me) => {
      rememberCsrf(me.csrf);
      await forgetPersonalCaches();
      // What nobody looks at now may be somebody else's, whose session ended here.
      client.removeQueries({ queryKey: ['api'], type: 'inactive' });
      client.setQueryData(ME.queryKey, null);
      await choose({ language: me.language, country: me.country });
      client.setQueryData(ME.queryKey, me);
      await client.invalidateQueries({ queryKey: ['api'] });
    },
    [client, choose],
  );
}
