import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { deskDoctorQuery, removeDoctor, setVerified } from '../../api/doctor-desk.ts';
import type { DeskDoctorBody, ListedDoctorBody } from '../../api/doctor-desk.ts';
import { problemText } from '../../api/problem-text.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { StepUpCancelled, useStepUp } from '../../security/step-up.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';

interface DeleteProps {
  what: 'delete' | 'unverify';
  /** Whom it concerns; closed without one. */
  doctor: ListedDoctorBody | undefined;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

/** Asks before a doctor is deleted or loses the verification, with what exactly follows (ADM-DOC-16, W43). */
export function DeleteDialog({ what, doctor, onClose, onDone }: DeleteProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={doctor !== undefined}
      onClose={onClose}
      title={t(`doctors-desk.${what}-question`)}
      closeLabel={t('staff.close')}
    >
      {doctor && <Question key={doctor.id} {...{ what, doctor, onClose, onDone }} />}
    </Dialog>
  );
}

function Question({ what, doctor, onClose, onDone }: DeleteProps & { doctor: ListedDoctorBody }) {
  const { t } = useTranslation();
  const guarded = useStepUp();
  const { data, isError, refetch } = useQuery(deskDoctorQuery(doctor.id));
  const [state, setState] = useState<{ busy: boolean; fault?: string }>({ busy: false });
  const printed = what === 'delete' ? 'doctors-desk.fail-delete' : 'doctors-desk.fail-verify';
  const act = async () => {
    setState({ busy: true });
    try {
      await guarded(() => (what === 'delete' ? removeDoctor(doctor.id) : setVerified(doctor.id, false)));
      await onDone();
      onClose();
    } catch (error) {
      setState(
        error instanceof StepUpCancelled ? { busy: false } : { busy: false, fault: problemText(error, t, printed) },
      );
    }
  };
  if (data === undefined)
    return isError ? (
      <LoadFailure words={t('staff.failed')} onRetry={() => void refetch()} />
    ) : (
      <p role="status">{t('doctors-desk.loading')}</p>
    );
  const isBlocked = what === 'delete' && data.effects.is_busy;
  return (
    <div className="stack">
      <p>
        <strong translate="no">{doctor.full_name}</strong>
      </p>
      <Effects what={what} country={data.country} effects={data.effects} />
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{t(printed)}</p>
          {state.fault !== t(printed) && <p className="small">{state.fault}</p>}
        </Notice>
      )}
      <Button look="danger" busy={state.busy} disabled={isBlocked} onClick={() => void act()}>
        {t(`doctors-desk.${what}-do`, { name: doctor.full_name })}
      </Button>
      <Button look="secondary" onClick={onClose}>
        {t('doctors-desk.keep')}
      </Button>
    </div>
  );
}

interface EffectsProps {
  what: DeleteProps['what'];
  country: CountryCode;
  effects: DeskDoctorBody['effects'];
}

function Effects({ what, country, effects }: EffectsProps) {
  const { t, money } = useTranslation();
  const { appointments, patients, refunds, balance, is_busy: isBusy } = effects;
  const isExchanged = balance.some(({ currency }) => currency !== countryOf(country).currency);
  const sum = (amounts: DeskDoctorBody['effects']['refunds']) => amounts.map((one) => money(one)).join(' · ');
  return (
    <>
      <ul className="doctor-effects">
        <li>{t(`doctors-desk.${what}-lists`)}</li>
        <li>
          {appointments === 0
            ? t('doctors-desk.no-appointments')
            : t('doctors-desk.appointments-end', { appointments, patients })}
        </li>
        {refunds.length > 0 && <li>{t('doctors-desk.refunds', { amount: sum(refunds) })}</li>}
        {what === 'delete' && balance.length > 0 && <li>{t('doctors-desk.balance', { amount: sum(balance) })}</li>}
        {what === 'delete' && isExchanged && <li>{t('doctors-desk.balance-more')}</li>}
        <li>{t(`doctors-desk.${what}-told`)}</li>
      </ul>
      {isBusy && (
        <Notice tone="warning">
          <p>{t('doctors-desk.is-busy')}</p>
        </Notice>
      )}
    </>
  );
}
