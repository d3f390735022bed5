import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { deskDoctorQuery, removeDoctor, setMoneyHeld, setVerified } from '../../api/doctor-desk.ts';
import type { DeskDoctorBody, ListedDoctorBody } from '../../api/doctor-desk.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { StepUpCancelled, useStepUp } from '../../security/step-up.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

/** What is asked about: deleting, taking the verification back, holding or releasing the money. */
export type ClosingKind = 'delete' | 'unverify' | 'hold' | 'release';

interface DeleteProps {
  what: ClosingKind;
  /** Whom it concerns; closed without one. */
  doctor: ListedDoctorBody | undefined;
  onClose: () => void;
  onDone: (what: ClosingKind, name: string) => Promise<unknown>;
}

/**
 * Asks before a doctor is deleted, loses the verification, or has the money held or released, with what exactly follows
 * (ADM-DOC-16, W43). All but deleting ask why.
 */
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
  const printed =
    what === 'delete' ? 'doctors-desk.fail-delete' : what === 'unverify' ? 'doctors-desk.fail-verify' : 'staff.failed';
  const [reason, setReason] = useState('');
  const [holdsMoney, setHoldsMoney] = useState(true);
  const close = (): Promise<unknown> => {
    if (what === 'delete') return removeDoctor(doctor.id);
    if (what !== 'unverify') return setMoneyHeld(doctor.id, what === 'hold', reason);
    return setVerified(doctor.id, { is_verified: false, reason, hold_money: holdsMoney });
  };
  const act = async () => {
    setState({ busy: true });
    try {
      await guarded(close);
      await onDone(what, doctor.full_name);
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
      {what !== 'delete' && (
        <TextArea
          label={t('doctors-desk.reason')}
          name="reason"
          autoComplete="off"
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {what === 'unverify' && !doctor.money_held && (
        <label className="sure">
          <input type="checkbox" checked={holdsMoney} onChange={({ target }) => setHoldsMoney(target.checked)} />
          {t('doctors-desk.hold-too')}
        </label>
      )}
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{t(printed)}</p>
          {state.fault !== t(printed) && <p className="small">{state.fault}</p>}
        </Notice>
      )}
      <Button
        look="danger"
        busy={state.busy}
        disabled={isBlocked || (what !== 'delete' && reason.trim() === '')}
        onClick={() => void act()}
      >
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
  if (what === 'hold' || what === 'release') return <p>{t(`doctors-desk.${what}-effect`)}</p>;
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
