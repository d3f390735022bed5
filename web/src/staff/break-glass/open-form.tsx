import { useState } from 'react';
import type { FormEvent } from 'react';
import { Search } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { MOST_CHARACTERS, REASON_LETTERS, countLetters } from '@tabibu/contract/break-glass-rules';
import { findPatient, openAccess } from '../../api/break-glass.ts';
import type { FoundPatientBody } from '../../api/break-glass.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';

/** Two steps to a record: find the one patient, then say why it must be read. What was typed stays after a refusal. */
export function OpenForm({ onOpened }: { onOpened: () => Promise<unknown> }) {
  const [search, setSearch] = useState('');
  const [patient, setPatient] = useState<FoundPatientBody>();
  if (patient) return <ReasonForm patient={patient} onOpened={onOpened} onOther={() => setPatient(undefined)} />;
  return <SearchForm search={search} onSearch={setSearch} onFound={setPatient} />;
}

interface SearchProps {
  search: string;
  onSearch: (search: string) => void;
  onFound: (patient: FoundPatientBody) => void;
}

function SearchForm({ search, onSearch, onFound }: SearchProps) {
  const { t } = useTranslation();
  const { busy, fault, run } = useGuardedAction();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => onFound(await findPatient(search)));
  };
  return (
    <form method="post" className="card glass-form" noValidate onSubmit={submit}>
      <TextField
        label={t('glass.search')}
        hint={t('glass.search-hint')}
        name="search"
        autoComplete="off"
        maxLength={60}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <Fault words={fault} />
      <div>
        <Button type="submit" busy={busy} disabled={search.trim() === ''}>
          <Icon node={Search} size={18} />
          {t('glass.find')}
        </Button>
      </div>
    </form>
  );
}

interface ReasonProps {
  patient: FoundPatientBody;
  onOpened: () => Promise<unknown>;
  onOther: () => void;
}

function ReasonForm({ patient, onOpened, onOther }: ReasonProps) {
  const { t } = useTranslation();
  const { busy, fault, run } = useGuardedAction();
  const [reason, setReason] = useState('');
  const { full_name: name, phone_end: digits } = patient;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await openAccess({ patient_id: patient.patient_id, reason });
      await onOpened();
    });
  };
  return (
    <form method="post" className="card glass-form" noValidate onSubmit={submit}>
      <div>
        <h2 translate="no">{name}</h2>
        <p className="muted">{t('glass.phone-end', { digits })}</p>
      </div>
      <TextArea
        label={t('glass.reason')}
        hint={t('glass.reason-hint', { count: countLetters(reason), least: REASON_LETTERS })}
        name="reason"
        autoComplete="off"
        maxLength={MOST_CHARACTERS}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Notice tone="info">
        <p>{t('glass.what-happens', { name })}</p>
      </Notice>
      <Fault words={fault} />
      <div className="glass-buttons">
        <Button type="submit" busy={busy}>
          {t('glass.open')}
        </Button>
        <Button look="quiet" disabled={busy} onClick={onOther}>
          {t('glass.other')}
        </Button>
      </div>
    </form>
  );
}

function Fault({ words }: { words: string | undefined }) {
  return (
    words !== undefined && (
      <Notice tone="danger" announce>
        <p>{words}</p>
      </Notice>
    )
  );
}
