import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '../../shell/translation.tsx';
import { PersonFields, wantPersonFields } from './lazy-person-fields.tsx';
import type { PersonFieldsProps } from './person-fields.tsx';

/** Who is ill, folded: the words alone are enough. The fields load when it is opened. */
export function WhoIsIll({ carried, onCarried }: PersonFieldsProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDetailsElement>(null);
  // Drawn anew only with other values: React throws away fields of the server that it has not taken over yet.
  const fields = useMemo(() => <PersonFields.Part {...{ carried, onCarried }} />, [carried, onCarried]);
  useEffect(() => {
    // It may have been opened before the script was there.
    if (box.current?.open) wantPersonFields();
  }, []);
  return (
    <details ref={box} className="who-is-ill" onToggle={wantPersonFields} onPointerDown={wantPersonFields}>
      <summary>{t('assistant.who')}</summary>
      {fields}
    </details>
  );
}
