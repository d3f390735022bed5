import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { secondFactorQuery } from '../api/second-factor.ts';
import type { EnrolmentBody } from '../api/second-factor.ts';
import { LoadFailure } from '../shell/load-failure.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { FactorInForce } from './factor-in-force.tsx';
import { FreshCodes } from './fresh-codes.tsx';
import { SwitchOn } from './switch-on.tsx';
import '../ui/public/card.css';
import './security.css';

interface SecurityViewProps {
  shown: boolean;
  /** Of somebody who works here, who signs in with a password in place of a code by SMS. */
  staff?: {
    /** Returns nothing if the person leaves the question for the own factor. */
    begin: () => Promise<EnrolmentBody | undefined>;
    /** The second factor may not be switched off. */
    compulsory: boolean;
  };
}

/**
 * The second factor of the account: off, on, or being switched. Recovery codes are shown once and stay until the person
 * confirms that they are kept.
 */
export function SecurityView({ shown, staff }: SecurityViewProps) {
  const { t } = useTranslation();
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
      <h2 id="second-factor" className="row">
        <Icon node={ShieldCheck} size={22} />
        {t('security.title')}
      </h2>
      <p className="muted">{t(staff ? 'security.lead-staff' : 'security.lead')}</p>
      {told && <Notice tone="success" announce title={t(told)} />}
      {codes && <FreshCodes codes={codes} onKept={() => setCodes(undefined)} />}
      {!codes &&
        !data &&
        (isError ? (
          <LoadFailure words={t('security.load-failed')} onRetry={() => void refetch()} />
        ) : (
          <CardSkeletons count={1} />
        ))}
      {!codes &&
        data &&
        (data.on ? (
          <FactorInForce factor={data} onCodes={(fresh) => show(fresh, false)} onOff={beOff} staff={staff} />
        ) : (
          <SwitchOn
            isProven={staff !== undefined || data.proven_until !== null}
            begin={staff?.begin}
            onOn={(fresh) => show(fresh, true)}
            onAlreadyOn={() => void learnState()}
          />
        ))}
    </section>
  );
}
