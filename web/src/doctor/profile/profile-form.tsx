import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { profileQuery, saveProfile } from '../../api/doctor-practice.ts';
import type { DoctorProfileBody } from '../../api/doctor-practice.ts';
import { isProblem } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { requestNumberCode } from '../../api/second-factor.ts';
import { usePageDraft } from '../../components/forms/page-draft.ts';
import { loadSentences } from '../../shell/catalogues.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useErrorFocus } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { NumberProof } from '../security/number-proof.tsx';
import type { UnprovenNumber } from '../security/number-proof.tsx';
import { NumberObjection } from './number-objection.tsx';
import { OwnPicture } from './own-picture.tsx';
import { PersonFields } from './person-fields.tsx';
import { draftOf, faultsOf, inputOf, refusedFields } from './profile-draft.ts';
import type { ProfileDraft, ProfileFaults } from './profile-draft.ts';
import { SaveFailure } from './save-failure.tsx';
import { WorkFields } from './work-fields.tsx';

interface SavingState {
  readonly busy: boolean;
  readonly attempt: number;
  readonly faults: ProfileFaults;
  readonly fault?: unknown;
  readonly saved?: boolean;
  /** A new phone number that must be confirmed with a code before the profile is saved. */
  readonly unproven?: UnprovenNumber;
}

/** The profile form (DOC-DASH-23 to 26). Typed values stay until they are saved, also while another tab is shown. */
export function ProfileForm({ profile }: { profile: DoctorProfileBody }) {
  const { t, language } = useTranslation();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = usePageDraft<ProfileDraft>('profile');
  const [state, setState] = useState<SavingState>({ busy: false, attempt: 0, faults: {} });
  useErrorFocus(form, state.attempt);
  const draft = typed ?? draftOf(profile);
  const change = (part: Partial<ProfileDraft>) => {
    setTyped({ ...draft, ...part });
    if (state.saved) setState({ ...state, saved: false });
  };
  const save = async () => {
    const faults = faultsOf(draft);
    const attempt = state.attempt + 1;
    if (Object.keys(faults).length > 0) return setState({ busy: false, attempt, faults });
    setState({ busy: true, attempt: state.attempt, faults: {} });
    try {
      await setAnswer(client, profileQuery().queryKey, await saveProfile(inputOf(draft)));
      setTyped(undefined);
      setState({ busy: false, attempt: state.attempt, faults: {}, saved: true });
    } catch (fault) {
      if (isProblem<'PUT /api/doctor/profile'>(fault, 'number-unproven')) return prove(attempt);
      setState({
        busy: false,
        attempt,
        faults: isProblem(fault, 'invalid-input') ? refusedFields(fault.params['fields'], draft) : {},
        fault,
      });
    }
  };
  const prove = async (attempt: number) => {
    const { phone = draft.phone } = inputOf(draft);
    try {
      const [challenge] = await Promise.all([requestNumberCode(phone), loadSentences(language, ['sign-in'])]);
      setState({ busy: false, attempt, faults: {}, unproven: { phone, challenge } });
    } catch (fault) {
      setState({ busy: false, attempt, faults: {}, fault });
    }
  };
  return (
    <>
      <NumberObjection profile={profile} />
      <OwnPicture profile={profile} />
      <Sheet
        open={state.unproven !== undefined}
        onClose={() => setState({ busy: false, attempt: state.attempt, faults: {} })}
        title={t('profile.prove-number')}
        closeLabel={t('profile.close')}
      >
        {state.unproven && (
          <NumberProof
            number={state.unproven}
            country={profile.country}
            lead={t('profile.prove-number-lead')}
            onProven={save}
          />
        )}
      </Sheet>
      <form
        ref={form}
        method="post"
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <fieldset className="card stack profile-fields" disabled={state.busy}>
          <legend className="visually-hidden">{t('profile.information')}</legend>
          <PersonFields profile={profile} draft={draft} faults={state.faults} onChange={change} />
          <WorkFields draft={draft} faults={state.faults} onChange={change} />
        </fieldset>
        {state.fault !== undefined && <SaveFailure error={state.fault} words="profile.save-failed" />}
        {state.saved && <Notice tone="success" announce title={t('profile.saved')} />}
        <Button type="submit" busy={state.busy} className="profile-save">
          {t('profile.save')}
        </Button>
      </form>
    </>
  );
}
