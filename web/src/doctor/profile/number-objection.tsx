import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { countryOf } from '@tabibu/contract/countries';
import { objectToNumber, profileQuery } from '../../api/doctor-practice.ts';
import type { DoctorProfileBody } from '../../api/doctor-practice.ts';
import { setAnswer } from '../../api/query.ts';
import { readableNumber } from '../../components/phone-number.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

/** Says that the office asked for another number in the doctor's name, with the button that ends it. */
export function NumberObjection({ profile }: { profile: DoctorProfileBody }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  const asked = profile.pending_changes.find((change) => change.field === 'phone' && change.by_office);
  if (asked === undefined) return null;
  const object = async () => {
    setState({ busy: true });
    try {
      await setAnswer(client, profileQuery().queryKey, await objectToNumber());
      setState({ busy: false });
    } catch (fault) {
      setState({ busy: false, fault });
    }
  };
  return (
    <Notice tone="warning" announce>
      <p>{t('profile.office-number', { phone: readableNumber(countryOf(profile.country), asked.value) })}</p>
      {state.fault !== undefined && <p>{problemText(state.fault, t)}</p>}
      <Button look="danger" busy={state.busy} onClick={() => void object()}>
        {t('profile.office-number-refuse')}
      </Button>
    </Notice>
  );
}
