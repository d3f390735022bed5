import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import type { CodeRequest } from '../api/identity.ts';
import { useTranslation } from '../shell/translation.tsx';
import { TextField } from '../ui/forms/field.tsx';
import { signedInBefore } from './signed-in-before.ts';

type Role = CodeRequest['role'];

/** Returns whether the name may stay empty: a doctor's, and where somebody signed in before. */
export function useMayOmitName(role: Role): boolean {
  const [may, setMay] = useState(role === 'doctor');
  useEffect(() => setMay(role === 'doctor' || signedInBefore()), [role]);
  return may;
}

type NameFieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & { role: Role; mayOmit: boolean };

/** The field of the full name (PAT-SHELL-38). It says when it may stay empty. */
export function NameField({ role, mayOmit, ...field }: NameFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      {...field}
      label={t('sign-in.name')}
      aside={role === 'doctor' ? t('optional') : undefined}
      hint={mayOmit && role === 'patient' ? t('sign-in.name-known') : undefined}
      name="name"
      autoComplete="name"
      autoCapitalize="words"
      maxLength={120}
      required={!mayOmit}
    />
  );
}
