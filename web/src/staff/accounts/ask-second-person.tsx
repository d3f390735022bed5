import { useState } from 'react';
import { requestApproval } from '../../api/approvals.ts';
import type { StaffStep } from '../../api/approvals.ts';
import type { StaffMemberBody } from '../../api/staff-accounts.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { kindWord } from '../approvals/kind-word.ts';
import { useGuardedAction } from '../use-guarded-action.ts';

/** Returns the steps that a second person has to approve and that change something for this member. */
function kindsFor({ role, state }: StaffMemberBody): StaffStep[] {
  return [
    ...(role !== 'administrator' || state === 'suspended' ? (['grant-administrator'] as const) : []),
    ...(state === 'active' ? (['reset-access'] as const) : []),
  ];
}

/** Asks for a step that another administrator has to approve, with its exact effect and a reason. */
export function AskSecondPerson({ member }: { member: StaffMemberBody }) {
  const { t } = useTranslation();
  const { id, full_name: name, role } = member;
  const [reason, setReason] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, fault, run } = useGuardedAction();
  const kinds = kindsFor(member);
  if (kinds.length === 0) return null;
  if (sent)
    return (
      <Notice tone="success" announce>
        <p>{t('approvals.sent')}</p>
      </Notice>
    );
  const ask = (kind: StaffStep) =>
    void run(async () => {
      await requestApproval({ kind, account_id: id, reason });
      setSent(true);
    });
  return (
    <section className="stack">
      <h3>{t('approvals.ask')}</h3>
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      <TextArea
        label={t('approvals.reason')}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {kinds.map((kind) => (
        <div key={kind} className="stack">
          <p className="small">{t('approvals.effect', { kind: kindWord(kind), name, role })}</p>
          <Button look="secondary" wide busy={busy} onClick={() => ask(kind)}>
            {t('approvals.ask-button', { kind: kindWord(kind) })}
          </Button>
        </div>
      ))}
    </section>
  );
}
