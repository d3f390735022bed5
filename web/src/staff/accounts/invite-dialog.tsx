import { useState } from 'react';
import type { FormEvent } from 'react';
import { INVITED_ROLES } from '@tabibu/contract/roles';
import type { InvitedRole } from '@tabibu/contract/roles';
import { inviteMember } from '../../api/staff-accounts.ts';
import type { InvitedBody } from '../../api/staff-accounts.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Panel, PanelActions } from '../frame/panel.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';
import { LinkOnce } from './link-once.tsx';
import { RoleChoice } from './role-choice.tsx';

const EMPTY = { full_name: '', phone: '', role: INVITED_ROLES[2] as InvitedRole };

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
  onInvited: () => unknown;
}

/** Invites somebody by name, phone and role, and shows the set-up link once. */
export function InviteDialog({ open, onClose, onInvited }: InviteDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(EMPTY);
  const [invited, setInvited] = useState<InvitedBody>();
  const { busy, fault, run } = useGuardedAction();
  const close = () => {
    if (invited) setTyped(EMPTY);
    setInvited(undefined);
    onClose();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      setInvited(await inviteMember(typed));
      await onInvited();
    });
  };
  const write = (name: 'full_name' | 'phone') => ({
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  return (
    <Panel open={open} onClose={close} title={t('accounts.invite')}>
      {invited ? (
        <LinkOnce invited={invited} onDone={close} />
      ) : (
        <form method="post" className="stack" noValidate onSubmit={send}>
          <p>{t('accounts.invite-lead')}</p>
          {fault !== undefined && (
            <Notice tone="danger" announce>
              <p>{fault}</p>
            </Notice>
          )}
          <TextField label={t('accounts.name')} autoComplete="off" maxLength={200} {...write('full_name')} />
          <TextField
            label={t('accounts.phone')}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            maxLength={40}
            {...write('phone')}
          />
          <RoleChoice chosen={typed.role} onChoose={(role) => setTyped({ ...typed, role })} />
          <PanelActions>
            <Button type="submit" busy={busy}>
              {t('accounts.send')}
            </Button>
          </PanelActions>
        </form>
      )}
    </Panel>
  );
}
