import { useState } from 'react';
import { Pencil, Trash2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { countryOf } from '@tabibu/contract/countries';
import { MEAN_FROM } from '@tabibu/contract/ratings';
import { setFeatured, setVerified } from '../../api/doctor-desk.ts';
import type { ListedDoctorBody } from '../../api/doctor-desk.ts';
import { setOnCall } from '../../api/on-call.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { countryName } from '@tabibu/contract/country-name';
import { StepUpCancelled, useStepUp } from '../../security/step-up.tsx';
import type { SentenceKey } from '../../shell/translation.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Avatar } from '../../ui/public/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Stars } from '../../ui/public/stars.tsx';
import { StateChip } from '../frame/state-chip.tsx';
import { Invitation } from './invitation.tsx';

interface TileProps {
  doctor: ListedDoctorBody;
  onChanged: () => Promise<unknown>;
  onEdit: () => void;
  onDelete: () => void;
  /** Taking the verification back asks first, because appointments are cancelled. */
  onUnverify: () => void;
  /** Holding and releasing the money asks why. */
  onMoney: () => void;
}

const COUNTS = ['patients', 'consultations', 'video_calls', 'phone_calls'] as const;

/** A doctor with counts, earnings and switches (ADM-DOC-10…14). */
export function DoctorTile({ doctor, onChanged, onEdit, onDelete, onUnverify, onMoney }: TileProps) {
  const { t, money, decimal, language, specialty } = useTranslation();
  const { full_name: name, rating, rating_count: count } = doctor;
  return (
    <li className="card doctor-tile" data-doctor={doctor.id}>
      <div className="doctor-tile-head">
        <Avatar name={name} photo={doctor.avatar_url} />
        <div>
          <h2 translate="no">{name}</h2>
          <p className="small muted">{specialty(doctor.specialty_id, doctor.specialty)}</p>
          <p className="small row">
            {count < MEAN_FROM ? (
              t('doctors-desk.no-rating', { count })
            ) : (
              <>
                <Stars rating={rating} />
                {decimal(rating)}
              </>
            )}
          </p>
        </div>
      </div>
      {doctor.money_held && <StateChip tone="bad" word={t('doctors-desk.money-held')} />}
      {doctor.licence_over && <StateChip tone="bad" word={t('doctors-desk.licence-over')} />}
      <dl className="doctor-counts">
        {COUNTS.map((count) => (
          <div key={count}>
            <dt>{t(`doctors-desk.${count}`)}</dt>
            <dd className="numbers">{doctor[count]}</dd>
          </div>
        ))}
        <div>
          <dt>{t('staff.country')}</dt>
          <dd>{countryName(countryOf(doctor.country), language)}</dd>
        </div>
        <div>
          <dt>{t('doctors-desk.total-earnings')}</dt>
          <dd className="numbers">
            {doctor.earnings?.map((one) => money(one)).join(' · ') ||
              money({ amount: 0, currency: countryOf(doctor.country).currency })}
            {doctor.earnings_tzs && doctor.earnings?.some(({ currency }) => currency !== 'TZS') && (
              <span className="small muted" translate="no">
                {` (${money(doctor.earnings_tzs)})`}
              </span>
            )}
          </dd>
        </div>
      </dl>
      <Switches doctor={doctor} onChanged={onChanged} onUnverify={onUnverify} />
      <Invitation doctor={doctor} onChanged={onChanged} />
      <div className="row">
        <Button look="secondary" aria-label={t('doctors-desk.edit-whom', { name })} onClick={onEdit}>
          <Icon node={Pencil} size={18} />
          {t('doctors-desk.edit')}
        </Button>
        <Button look="quiet" aria-label={t('doctors-desk.delete-whom', { name })} onClick={onDelete}>
          <Icon node={Trash2} size={18} />
          {t('doctors-desk.delete')}
        </Button>
        {(doctor.money_held || !doctor.is_verified) && (
          <Button look="quiet" onClick={onMoney}>
            {t(doctor.money_held ? 'doctors-desk.release-do' : 'doctors-desk.hold-do', { name })}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The switches. One that cannot be saved returns, with the printed sentence (ERR-16). */
function Switches({ doctor, onChanged, onUnverify }: Pick<TileProps, 'doctor' | 'onChanged' | 'onUnverify'>) {
  const { t } = useTranslation();
  const guarded = useStepUp();
  const [wanted, setWanted] = useState<{ verified?: boolean; featured?: boolean; onCall?: boolean }>({});
  const [fault, setFault] = useState<{ what: SentenceKey; why: string }>();
  const save = async (next: typeof wanted, what: SentenceKey, action: () => Promise<unknown>) => {
    setFault(undefined);
    setWanted(next);
    try {
      await guarded(action);
      await onChanged();
    } catch (error) {
      if (!(error instanceof StepUpCancelled)) setFault({ what, why: problemText(error, t, what) });
    }
    setWanted({});
  };
  const isBusy = Object.keys(wanted).length > 0;
  const { id, full_name: name } = doctor;
  const verify = (on: boolean) => {
    if (on) void save({ verified: true }, 'doctors-desk.fail-verify', () => setVerified(id, { is_verified: true }));
    else onUnverify();
  };
  // Whom no emergency could ring, such as a dentist, the server refuses with the reason.
  const putOnCall = (on: boolean) => void save({ onCall: on }, 'doctors-desk.fail-on-call', () => setOnCall(id, on));
  const feature = (on: boolean) => void save({ featured: on }, 'doctors-desk.fail-feature', () => setFeatured(id, on));
  return (
    <div className="doctor-switches">
      <Switch
        label={t('doctors-desk.verified')}
        of={name}
        on={wanted.verified ?? doctor.is_verified}
        busy={isBusy}
        onTurn={verify}
      />
      <Switch
        label={t('doctors-desk.featured')}
        of={name}
        on={wanted.featured ?? doctor.is_featured}
        busy={isBusy}
        onTurn={feature}
      />
      <Switch
        label={t('doctors-desk.on-call')}
        of={name}
        on={wanted.onCall ?? doctor.is_on_call}
        busy={isBusy}
        onTurn={putOnCall}
      />
      {fault && (
        <Notice tone="danger" announce>
          <p>{t(fault.what)}</p>
          {fault.why !== t(fault.what) && <p className="small">{fault.why}</p>}
        </Notice>
      )}
    </div>
  );
}

interface SwitchProps {
  label: string;
  /** Whom it concerns, for screen readers. */
  of: string;
  on: boolean;
  busy: boolean;
  onTurn: (on: boolean) => void;
}

function Switch({ label, of, on, busy, onTurn }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className="doctor-switch"
      aria-checked={on}
      aria-label={`${label}: ${of}`}
      disabled={busy}
      onClick={() => onTurn(!on)}
    >
      <i aria-hidden="true" />
      {label}
    </button>
  );
}
