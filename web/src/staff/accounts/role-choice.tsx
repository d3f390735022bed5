import { useId } from 'react';
import { INVITED_ROLES } from '@tabibu/contract/roles';
import type { InvitedRole } from '@tabibu/contract/roles';
import { useTranslation } from '../../shell/translation.tsx';

interface RoleChoiceProps {
  chosen: InvitedRole | undefined;
  onChoose: (role: InvitedRole) => void;
}

/** The roles that one administrator gives alone, each with what it may do. */
export function RoleChoice({ chosen, onChoose }: RoleChoiceProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className="role-choice">
      <legend>{t('accounts.role')}</legend>
      {INVITED_ROLES.map((role) => (
        <label key={role}>
          <input type="radio" name={name} value={role} checked={chosen === role} onChange={() => onChoose(role)} />
          <strong>{t('staff.role', { role })}</strong>
          <span className="small muted">{t('accounts.role-what', { role })}</span>
        </label>
      ))}
    </fieldset>
  );
}
