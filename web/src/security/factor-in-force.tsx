import { useState } from 'react';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { removeSecondFactor, renewRecoveryCodes } from '../api/second-factor.ts';
import type { SecondFactorBody } from '../api/second-factor.ts';
import type { FactorProof } from '../api/identity.ts';
import { ProofForm } from '../components/proof-form.tsx';
import { loadSentences } from '../shell/catalogues.ts';
import { useCountry } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { Sheet } from '../ui/sheet.tsx';

/** With this many recovery codes left, or fewer, the person is asked to make new ones. */
const FEW = 3;

interface InForceProps {
  factor: SecondFactorBody;
  onCodes: (codes: readonly string[]) => void;
  onOff: () => Promise<unknown>;
  /** Of somebody who works here. */
  staff?: { compulsory: boolean } | undefined;
}

/**
 * The second factor that is on: since when, the number of recovery codes left, and buttons for new codes and for
 * switching it off. Both need a code.
 */
export function FactorInForce({ factor, onCodes, onOff, staff }: InForceProps) {
  const { t, day, language } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const [asked, setAsked] = useState<'renew' | 'switch-off'>();
  const [fault, setFault] = useState(false);
  const ask = (what: 'renew' | 'switch-off') => {
    setFault(false);
    loadSentences(language, ['sign-in']).then(
      () => setAsked(what),
      () => setFault(true),
    );
  };
  const renew = async (proof: FactorProof) => {
    const codes = await renewRecoveryCodes(proof);
    setAsked(undefined);
    onCodes(codes);
  };
  const switchOff = async (proof: FactorProof) => {
    await removeSecondFactor(proof);
    setAsked(undefined);
    await onOff();
  };
  return (
    <>
      <p>
        <strong>{t('security.is-on', { day: factor.since ? day(wallClockAt(factor.since, zone).day) : '' })}</strong>
      </p>
      {factor.recovery_codes_left <= FEW ? (
        <Notice tone="warning" title={t('security.left', { count: factor.recovery_codes_left })}>
          {t('security.few')}
        </Notice>
      ) : (
        <p>{t('security.left', { count: factor.recovery_codes_left })}</p>
      )}
      {staff?.compulsory === true && <p className="muted">{t('security.compulsory')}</p>}
      {fault && (
        <Notice tone="danger" announce>
          {t('problem.offline')}
        </Notice>
      )}
      <div className="security-acts">
        <Button look="secondary" onClick={() => ask('renew')}>
          {t('security.renew')}
        </Button>
        {staff?.compulsory !== true && (
          <Button look="danger" onClick={() => ask('switch-off')}>
            {t('security.switch-off')}
          </Button>
        )}
      </div>
      <Sheet
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t(asked === 'renew' ? 'security.renew' : 'security.switch-off')}
        closeLabel={t('security.close')}
      >
        <p>{t(asked === 'renew' ? 'security.renew-lead' : staff ? 'security.off-lead-staff' : 'security.off-lead')}</p>
        {asked === 'renew' ? (
          <ProofForm submit={t('security.renew')} onProof={renew} />
        ) : (
          <ProofForm look="danger" submit={t('security.switch-off')} onProof={switchOff} />
        )}
      </Sheet>
    </>
  );
}
