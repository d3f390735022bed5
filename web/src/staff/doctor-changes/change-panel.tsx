import { useQueryClient } from '@tanstack/react-query';
import { countryOf } from '@tabibu/contract/countries';
import { doctorStandingQuery } from '../../api/doctor-changes.ts';
import type { DoctorStandingBody } from '../../api/doctor-changes.ts';
import { setAnswer } from '../../api/query.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { Answered } from '../frame/answered.tsx';
import { Panel } from '../frame/panel.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { CountryForm } from './country-form.tsx';
import { NumberForm } from './number-form.tsx';
import { shownNumber } from './shown-number.ts';
import './doctor-changes.css';

interface ChangeProps {
  /** Whose number and country; closed without one. */
  id: string | undefined;
  onClose: () => void;
  /** After each change. */
  onChanged?: () => unknown;
}

/** The number and the country of a doctor, each with a form that changes it. */
export function ChangePanel({ id, onClose, onChanged }: ChangeProps) {
  const { t } = useTranslation();
  return (
    <Panel open={id !== undefined} onClose={onClose} title={t('doctor-changes.title')}>
      {id !== undefined && <Changes key={id} id={id} onChanged={onChanged} />}
    </Panel>
  );
}

function Changes({ id, onChanged }: { id: string; onChanged: ChangeProps['onChanged'] }) {
  const { t, language } = useTranslation();
  const client = useQueryClient();
  const query = doctorStandingQuery(id);
  const answer = useAnswer(query);
  const show = (changed: DoctorStandingBody) => {
    void setAnswer(client, query.queryKey, changed);
    onChanged?.();
  };
  return (
    <Answered answer={answer} failed={t('staff.failed')}>
      {(doctor) => (
        <div className="stack">
          <p>
            <strong translate="no">{doctor.full_name}</strong>
          </p>
          <dl className="doctor-standing">
            <div>
              <dt>{t('doctor-changes.number')}</dt>
              <dd className="numbers">{shownNumber(doctor.phone)}</dd>
            </div>
            <div>
              <dt>{t('staff.country')}</dt>
              <dd>{countryName(countryOf(doctor.country), language)}</dd>
            </div>
          </dl>
          <NumberForm doctor={doctor} onChanged={show} />
          <CountryForm doctor={doctor} onChanged={show} />
        </div>
      )}
    </Answered>
  );
}
