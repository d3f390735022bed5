import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { profileQuery, setOwnPicture } from '../../api/doctor-practice.ts';
import type { DoctorProfileBody } from '../../api/doctor-practice.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { PictureField } from '../../components/picture-field.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

/** The doctor's own picture: saved as soon as it is chosen, and patients see it at once. */
export function OwnPicture({ profile }: { profile: DoctorProfileBody }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [state, setState] = useState<{ saved?: boolean; fault?: string }>({});
  const save = async (secret: string | null) => {
    try {
      await setAnswer(client, profileQuery().queryKey, await setOwnPicture(secret));
      setState({ saved: true });
    } catch (error) {
      setState({ fault: problemText(error, t, 'profile.save-failed') });
    }
  };
  return (
    <div className="card stack">
      <PictureField
        words="profile"
        name={profile.full_name}
        photo={profile.avatar_url}
        onChange={({ secret }) => {
          setState({});
          if (secret !== undefined) void save(secret);
        }}
      />
      <p className="small muted">{t('profile.picture-hint')}</p>
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{state.fault}</p>
        </Notice>
      )}
      {state.saved && <Notice tone="success" announce title={t('profile.picture-saved')} />}
    </div>
  );
}
