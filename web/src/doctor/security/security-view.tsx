import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { secondFactorQuery } from '../../api/second-factor.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { FactorInForce } from './factor-in-force.tsx';
import { FreshCodes } from './fresh-codes.tsx';
import { SwitchOn } from './switch-on.tsx';
import '../../ui/card.css';
import './security.css';

/** The second factor of the account: off, on, or just being switched. Codes that are shown once stay until they are put away. */
export function SecurityView({ shown }: { shown: boolean }) {
  const { t } = useSpeech();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({ ...secondFactorQuery(), enabled: shown });
  const [codes, setCodes] = useState<readonly string[]>();
  const [told, setTold] = useState<'security.now-on' | 'security.now-off'>();
  const learnState = () => client.invalidateQueries({ queryKey: secondFactorQuery().queryKey });
  const show = (fresh: readonly string[], isFirst: boolean) => {
    setCodes(fresh);
    setTold(isFirst ? 'security.now-on' : undefined);
    void learnState();
  };
  const beOff = () => {
    setTold('security.now-off');
    return learnState();
  };
  return (
    <section className="card stack security" aria-labelledby="second-factor">
      <h2 id="second-factor" className="row"><ShieldCheck size={22} aria-hidden="true" />{t('security.title')}</h2>
      <p className="muted">{t('security.lead')}</p>
      {told && <Notice tone="success" announce title={t(told)} />}
      {codes && <FreshCodes codes={codes} onKept={() => setCodes(undefined)} />}
      {!codes && !data && (isError ? <LoadFailure words={t('security.load-failed')} onRetry={() => void refetch()} /> : <CardSkeletons count={1} />)}
      {!codes && data && (data.on
        ? <FactorInForce factor={data} onCodes={(fresh) => show(fresh, false)} onOff={beOff} />
        : <SwitchOn isProven={data.proven_until !== null} onOn={(fresh) => show(fresh, true)} onAlreadyOn={() => void learnState()} />)}
    </section>
  );
}
