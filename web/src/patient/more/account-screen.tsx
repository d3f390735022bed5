import { useQueryClient } from '@tanstack/react-query';
import { EMAIL_LENGTH, isEmail } from '@tabibu/contract/email-address';
import { NAME_LENGTH, cleanPersonName } from '@tabibu/contract/person-name';
import { accountEmailQuery, changeEmail, changeName } from '../../api/account.ts';
import type { MeBody } from '../../api/identity.ts';
import { rememberCsrf } from '../../api/client.ts';
import { setAnswer } from '../../api/query.ts';
import { ME, useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SignInFirst } from '../../sign-in/sign-in-first.tsx';
import { AccountField } from './account-field.tsx';
import { EmailProof } from './email-proof.tsx';
import { NumberChange } from './number-change.tsx';
import '../../ui/public/card.css';
import '../../ui/forms/title-in-bar.css';
import './more.css';

/** /more/account: name, phone number and email of the account; each is changed separately. */
export default function AccountScreen() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const me = useMe();
  if (!me) return <SignInFirst why={t('account.sign-in-why')} />;
  const keep = (changed: MeBody) => {
    rememberCsrf(changed.csrf);
    void setAnswer(client, ME.queryKey, changed);
  };
  return (
    <div className="page narrow stack">
      <h1 className="title-in-bar">{t('title.account')}</h1>
      {me.is_doctor ? <InProfile /> : <OwnFields me={me} onChanged={keep} />}
    </div>
  );
}

/** A doctor changes name and number in the doctor's profile, because patients see them there. */
function InProfile() {
  const { t } = useTranslation();
  return (
    <section className="card stack">
      <p>{t('account.in-profile')}</p>
      <ButtonLink wide href="/doctor/dashboard?tab=profile">
        {t('account.open-profile')}
      </ButtonLink>
    </section>
  );
}

function OwnFields({ me, onChanged }: { me: MeBody; onChanged: (me: MeBody) => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const save = (change: (text: string) => Promise<MeBody>) => async (text: string) => onChanged(await change(text));
  return (
    <>
      <AccountField
        label={t('sign-in.name')}
        name="name"
        value={me.full_name}
        hint={t('account.name-hint')}
        autoComplete="name"
        maxLength={NAME_LENGTH}
        check={(text) =>
          text === ''
            ? t('sign-in.full-name-required')
            : cleanPersonName(text)
              ? undefined
              : t('sign-in.name-needs-letters')
        }
        onSave={save(changeName)}
      />
      <NumberChange me={me} onChanged={onChanged} />
      <AccountField
        label={t('account.email')}
        name="email"
        type="email"
        aside={t('optional')}
        value={me.email ?? ''}
        hint={t('account.email-hint')}
        autoComplete="email"
        maxLength={EMAIL_LENGTH}
        check={(text) => (text === '' || isEmail(text) ? undefined : t('account.email-invalid'))}
        onSave={async (text) => {
          await save(changeEmail)(text);
          await client.invalidateQueries({ queryKey: accountEmailQuery().queryKey });
        }}
      />
      <EmailProof key={me.email} email={me.email ?? ''} />
    </>
  );
}
