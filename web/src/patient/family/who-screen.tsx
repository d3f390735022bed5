import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { familyQuery } from '../../api/family.ts';
import type { MeBody } from '../../api/identity.ts';
import { setAnswer } from '../../api/query.ts';
import { safeNext } from '../../sign-in/next-path.ts';
import { SignInFirst } from '../../sign-in/sign-in-first.tsx';
import type { Visit } from '../../shell/screen-file.ts';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { ME, useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import WhoUses from '../../components/who-uses.tsx';
import '../../ui/forms/title-in-bar.css';

export function needs({ me }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  return me?.role === 'patient' ? [client.prefetchQuery(familyQuery())] : [];
}

/** /more/who: who uses this browser, for a telephone that several people share; `?next=` is where it goes on. */
export default function WhoScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const client = useQueryClient();
  const [, goTo] = useLocation();
  const next = safeNext(useQueryOfAddress().get('next'));
  if (me?.role !== 'patient') return <SignInFirst why={t('family.sign-in-why')} />;
  const chosen = async (changed: MeBody) => {
    await setAnswer(client, ME.queryKey, changed);
    goTo(next, { replace: true });
  };
  return (
    <div className="page narrow stack">
      <h1 className="title-in-bar">{t('title.who')}</h1>
      <WhoUses me={me} onChosen={chosen} />
    </div>
  );
}
