import { useDeferredValue, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { answersUnder } from '../../api/answers-under.ts';
import { onCallQuery, setOnCall } from '../../api/on-call.ts';
import type { OnCallDoctorBody } from '../../api/on-call.ts';
import { setAnswer } from '../../api/query.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { SearchField } from '../../ui/public/search-field.tsx';
import { Answered } from '../frame/answered.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { useGuardedAction } from '../use-guarded-action.ts';

/** Whom an emergency of a country rings at any hour: each doctor with a switch that changes it. */
export function OnCall({ country }: { country: CountryCode }) {
  const { t, language } = useTranslation();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed).trim();
  const query = onCallQuery(country, q);
  const answer = useAnswer(query);
  // The row stays where it is until the list is read again, so that the switch does not jump away from the finger.
  const show = (changed: OnCallDoctorBody) => {
    void setAnswer(client, query.queryKey, (list: typeof answer.data) =>
      list === undefined
        ? undefined
        : { ...list, doctors: list.doctors.map((one) => (one.id === changed.id ? changed : one)) },
    );
    void client.invalidateQueries({
      ...answersUnder('GET /api/admin/on-call', { query: { country } }),
      refetchType: 'none',
    });
  };
  return (
    <section className="stack" aria-labelledby="case-on-call">
      <h2 id="case-on-call">{t('cases.on-call', { country: countryName(countryOf(country), language) })}</h2>
      <p>{t('cases.on-call-lead')}</p>
      <p>{t('cases.on-call-this')}</p>
      <SearchField
        name="q"
        value={typed}
        label={t('cases.on-call-search')}
        placeholder={t('cases.on-call-search')}
        onType={setTyped}
      />
      <Answered answer={answer} failed={t('staff.failed')}>
        {({ doctors, has_more: hasMore }) => (
          <div className="stack">
            {doctors.length === 0 ? (
              <p>{t(q === '' ? 'cases.on-call-none' : 'cases.on-call-none-found')}</p>
            ) : (
              <ul className="case-steps card">
                {doctors.map((doctor) => (
                  <Row key={doctor.id} doctor={doctor} onChanged={show} />
                ))}
              </ul>
            )}
            {hasMore && <p className="small muted">{t('cases.on-call-more')}</p>}
          </div>
        )}
      </Answered>
    </section>
  );
}

/** A doctor: name, specialty, what keeps emergencies from ringing, and the switch. */
function Row({ doctor, onChanged }: { doctor: OnCallDoctorBody; onChanged: (changed: OnCallDoctorBody) => void }) {
  const { t, specialty: nameOf } = useTranslation();
  const { busy, fault, run } = useGuardedAction();
  const { id, name, specialty, on_call: isOn, hindrance } = doctor;
  const icon = isOn ? Bell : BellOff;
  const turn = () => void run(async () => onChanged(await setOnCall(id, !isOn)));
  return (
    <li className="on-call-row">
      <div>
        <p>
          <strong translate="no">{name}</strong>
        </p>
        <p className="small muted">{nameOf(specialty)}</p>
        {hindrance && <p className="small">{t(`cases.on-call-${hindrance}`)}</p>}
      </div>
      {(isOn || hindrance === null) && (
        <Button
          look="secondary"
          role="switch"
          busy={busy}
          aria-checked={isOn}
          aria-label={t('cases.on-call-switch', { name })}
          onClick={turn}
        >
          <Icon node={icon} size={20} />
          <span>{t(isOn ? 'cases.on-call-on' : 'cases.on-call-off')}</span>
        </Button>
      )}
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
    </li>
  );
}
