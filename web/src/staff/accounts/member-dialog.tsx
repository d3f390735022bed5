import { useState } from 'react';
import type { InvitedRole } from '@tabibu/contract/roles';
import { changeMemberRole, letMemberIn, renewInvitation, suspendMember } from '../../api/staff-accounts.ts';
import type { InvitedBody, StaffMemberBody } from '../../api/staff-accounts.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';
import { AskSecondPerson } from './ask-second-person.tsx';
import { LinkOnce } from './link-once.tsx';
import { RoleChoice } from './role-choice.tsx';

interface MemberDialogProps {
  /** The person whose account is open. */
  member: StaffMemberBody | undefined;
  onClose: () => void;
  onChanged: () => unknown;
}

/** What can be done with the account of somebody who works here, each with its exact effect. */
export function MemberDialog({ member, onClose, onChanged }: MemberDialogProps) {
  const { t } = useTranslation();
  const [invited, setInvited] = useState<InvitedBody>();
  const close = () => {
    setInvited(undefined);
    onClose();
  };
  return (
    <Dialog
      open={member !== undefined}
      onClose={close}
      title={member?.full_name ?? ''}
      closeLabel={t('accounts.close')}
    >
      {member &&
        (invited ? (
          <LinkOnce invited={invited} onDone={close} />
        ) : (
          <Actions key={member.id} member={member} onChanged={onChanged} onInvited={setInvited} onDone={close} />
        ))}
    </Dialog>
  );
}

interface ActionsProps {
  member: StaffMemberBody;
  onChanged: () => unknown;
  onInvited: (invited: InvitedBody) => void;
  onDone: () => void;
}

function Actions({ member, onChanged, onInvited, onDone }: ActionsProps) {
  const { t } = useTranslation();
  const { id, full_name: name, role, state } = member;
  const own = role === 'administrator' ? undefined : role;
  const [wanted, setWanted] = useState<InvitedRole | undefined>(own);
  const { busy, fault, run } = useGuardedAction();
  const change = (action: () => Promise<unknown>) =>
    void run(async () => {
      await action();
      await onChanged();
      onDone();
    });
  const renew = () =>
    void run(async () => {
      onInvited(await renewInvitation(id));
      await onChanged();
    });
  return (
    <div className="stack member-actions">
      <p className="muted">
        {t('staff.role', { role })} · {t('accounts.state', { state })} ·{' '}
        {t('accounts.phone-end', { digits: member.phone_end })}
      </p>
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      {(state === 'invited' || state === 'link-over') && (
        <section className="stack">
          <p>{t('accounts.new-link-what')}</p>
          <Button look="secondary" wide busy={busy} onClick={renew}>
            {t('accounts.new-link')}
          </Button>
        </section>
      )}
      {state === 'suspended' && role === 'administrator' ? null : state === 'suspended' ? (
        <section className="stack">
          <p>{t('accounts.let-in-what', { name, role })}</p>
          <Button wide busy={busy} onClick={() => change(() => letMemberIn(id))}>
            {t('accounts.let-in')}
          </Button>
        </section>
      ) : (
        <>
          <section className="stack">
            <RoleChoice chosen={wanted} onChoose={setWanted} />
            {wanted !== own && wanted !== undefined && (
              <>
                <p>{t('accounts.change-role-what')}</p>
                <Button wide busy={busy} onClick={() => change(() => changeMemberRole(id, wanted))}>
                  {t('accounts.change-role')}
                </Button>
              </>
            )}
          </section>
          <section className="stack">
            <p>{t('accounts.suspend-what', { name })}</p>
            <Button look="danger" wide busy={busy} onClick={() => change(() => suspendMember(id))}>
              {t('accounts.suspend')}
            </Button>
          </section>
        </>
      )}
      <AskSecondPerson member={member} />
    </div>
  );
}
