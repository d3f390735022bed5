import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Ban, CircleCheck, Clock, UserPlus } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { membersQuery } from '../../api/staff-accounts.ts';
import type { StaffMemberBody } from '../../api/staff-accounts.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/public/chip.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberDialog } from './member-dialog.tsx';
import './accounts.css';

const STATE_ICONS = { active: CircleCheck, invited: Clock, 'link-over': Clock, suspended: Ban };

/** Asks for everybody who works here. */
export function ask(client: QueryClient): void {
  void client.prefetchQuery(membersQuery());
}

/** Everybody who works here, with inviting, roles and suspending. For administrators. */
export default function AccountsTab() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(membersQuery());
  const [open, setOpen] = useState<'invite' | { readonly id: string }>();
  const refresh = () => client.invalidateQueries({ queryKey: membersQuery().queryKey });
  const chosen = typeof open === 'object' ? data?.members.find(({ id }) => id === open.id) : undefined;
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="accounts-head">
        <div>
          <h1>{t('staff.accounts')}</h1>
          <p className="muted">{t('accounts.lead')}</p>
        </div>
        <Button onClick={() => setOpen('invite')}>
          <Icon node={UserPlus} size={20} />
          {t('accounts.invite')}
        </Button>
      </div>
      {!data &&
        (isError ? (
          <LoadFailure words={t('staff.failed')} onRetry={() => void refetch()} />
        ) : (
          <CardSkeletons count={2} />
        ))}
      {data && (
        <ul className="card members">
          {data.members.map((member) => (
            <Member key={member.id} member={member} onChange={() => setOpen({ id: member.id })} />
          ))}
        </ul>
      )}
      <InviteDialog open={open === 'invite'} onClose={close} onInvited={refresh} />
      <MemberDialog member={chosen} onClose={close} onChanged={refresh} />
    </>
  );
}

function Member({ member, onChange }: { member: StaffMemberBody; onChange: () => void }) {
  const { t, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const icon = STATE_ICONS[member.state];
  return (
    <li className="member" data-account={member.id}>
      <div className="member-name">
        <strong translate="no">{member.full_name}</strong> {member.is_self && <Badge>{t('accounts.you')}</Badge>}
        <p className="small muted">{t('staff.role', { role: member.role })}</p>
      </div>
      <span className={`member-state ${member.state}`}>
        <Icon node={icon} size={18} />
        {t('accounts.state', { state: member.state })}
      </span>
      <p className="small muted member-times" suppressHydrationWarning>
        {member.signed_in_at === null
          ? t('accounts.never')
          : t('accounts.signed-in', { when: moment(member.signed_in_at, zone, now) })}
        <br />
        {t('accounts.since', { when: moment(member.since, zone, now) })}
      </p>
      <div className="member-change">
        {!member.is_self && (
          <Button
            look="secondary"
            aria-label={t('accounts.change-whom', { name: member.full_name })}
            onClick={onChange}
          >
            {t('accounts.change')}
          </Button>
        )}
      </div>
    </li>
  );
}
