import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ShieldAlert, Trash2 } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import type { AllergiesBody, AllergiesInputBody } from '@tabibu/contract/allergies';
import { isProblem, problemText } from '../api/forms/problem-text.ts';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { TextField, useErrorFocus } from '../ui/forms/field.tsx';
import { focusSoon } from '../ui/public/focus-soon.ts';
import { Notice } from '../ui/forms/notice.tsx';
import '../ui/public/card.css';
import './allergies-panel.css';

interface PanelProps {
  allergies: AllergiesBody;
  /** The reader, which decides the wording: patients read about themselves, doctors about the patient. */
  side: 'patient' | 'doctor';
  /** False shows the list read-only. */
  editable: boolean;
  save: (wish: AllergiesInputBody) => Promise<AllergiesBody>;
  onSaved: (allergies: AllergiesBody) => void;
  /** Called when somebody else changed the list meanwhile; the caller loads it again. */
  onStale: () => void;
}

/** The buttons below the list. Those of the form, which are gone a moment later, are deeper. */
const BUTTON = '.allergies > .allergy-actions button';
const FIRST_FIELD = '.allergies .allergy-form input';

type Item = AllergiesBody['items'][number];

/** The patient's allergies: listed, none known or not asked. Each change is saved at once. */
export function AllergiesPanel({ allergies, side, editable, save, onSaved, onStale }: PanelProps) {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  const { status, items } = allergies;
  const write = async (kept: readonly Item[], more: { substance: string; reaction: string }[] = []) => {
    setState({ busy: true });
    const list = [...kept.map(({ id, substance, reaction }) => ({ id, substance, reaction })), ...more];
    try {
      onSaved(
        await save({ version: allergies.version, status: list.length > 0 ? 'listed' : 'none-known', items: list }),
      );
      setState({ busy: false });
      return true;
    } catch (fault) {
      setState({ busy: false, fault });
      if (
        isProblem<
          | 'PUT /api/me/allergies'
          | 'PUT /api/family/:person_id/allergies'
          | 'PUT /api/doctor/visits/:booking_id/allergies'
        >(fault, 'record-stale')
      )
        onStale();
      return false;
    }
  };
  const add = async (substance: string, reaction: string) => {
    if (await write(items, [{ substance, reaction }])) close();
  };
  const close = () => {
    setAdding(false);
    focusSoon(BUTTON);
  };
  const begin = () => {
    setAdding(true);
    focusSoon(FIRST_FIELD);
  };
  const remove = async (item: Item) => {
    if (await write(items.filter(({ id }) => id !== item.id))) focusSoon(adding ? FIRST_FIELD : BUTTON);
  };
  return (
    <section className={`card allergies ${status}`} aria-labelledby="allergies-title">
      <h2 id="allergies-title" className="allergies-head">
        <Icon node={ShieldAlert} size={22} />
        {t('allergy.title')}
      </h2>
      <Standing allergies={allergies} side={side} />
      {items.length > 0 && (
        <ul className="allergy-list">
          {items.map((item) => (
            <AllergyRow
              key={item.id}
              item={item}
              last={items.length === 1}
              busy={state.busy}
              editable={editable}
              onRemove={() => void remove(item)}
            />
          ))}
        </ul>
      )}
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.fault, t, 'allergy.failed')}</p>
        </Notice>
      )}
      {editable && adding && (
        <AllergyForm busy={state.busy} onAdd={(substance, reaction) => void add(substance, reaction)} onClose={close} />
      )}
      {editable && !adding && (
        <div className="allergy-actions">
          <Button look="secondary" onClick={begin}>
            {t('allergy.add')}
          </Button>
          {status === 'not-asked' && (
            <Button look="secondary" busy={state.busy} onClick={() => void write([])}>
              {t('allergy.none')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** The status of the list and who stated it. */
function Standing({ allergies: { status, said_by: by }, side }: Pick<PanelProps, 'allergies' | 'side'>) {
  const { t } = useTranslation();
  if (status === 'not-asked')
    return <p className="muted">{t(side === 'patient' ? 'allergy.tell' : 'allergy.not-asked')}</p>;
  return (
    <div>
      {status === 'none-known' && (
        <p>
          <strong>{t('allergy.none-known')}</strong>
        </p>
      )}
      {by && (
        <p className="small muted">
          {t(by === 'doctor' ? 'allergy.by-doctor' : side === 'patient' ? 'allergy.by-you' : 'allergy.by-patient')}
        </p>
      )}
    </div>
  );
}

interface RowProps {
  item: Item;
  last: boolean;
  busy: boolean;
  editable: boolean;
  onRemove: () => void;
}

/** One allergy. Removing the last one needs a second press, because the list then states that there are none. */
function AllergyRow({ item: { substance, reaction }, last, busy, editable, onRemove }: RowProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  return (
    <li>
      <span>
        <strong>{substance}</strong>
        {reaction && <span className="muted"> · {reaction}</span>}
      </span>
      {editable && !asked && (
        <Button
          look="quiet"
          round
          disabled={busy}
          aria-label={t('allergy.remove', { substance })}
          onClick={() => (last ? setAsked(true) : onRemove())}
        >
          <Icon node={Trash2} size={20} />
        </Button>
      )}
      {asked && (
        <Notice tone="warning" announce>
          <p>{t('allergy.remove-last')}</p>
          <Button look="danger" busy={busy} onClick={onRemove}>
            {t('allergy.remove-yes')}
          </Button>
          <Button look="quiet" onClick={() => setAsked(false)}>
            {t('allergy.keep')}
          </Button>
        </Notice>
      )}
    </li>
  );
}

/** The form to add an allergy. What was typed stays if saving fails. */
function AllergyForm({
  busy,
  onAdd,
  onClose,
}: {
  busy: boolean;
  onAdd: (substance: string, reaction: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useErrorFocus(form, attempt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = new FormData(form.current ?? undefined);
    const text = (name: string) => String(typed.get(name) ?? '').trim();
    setMissing(text('substance') === '');
    setAttempt(attempt + 1);
    if (text('substance') !== '') onAdd(text('substance'), text('reaction'));
  };
  return (
    <form ref={form} method="post" className="allergy-form" noValidate onSubmit={submit}>
      <TextField
        label={t('allergy.substance')}
        hint={t('allergy.substance-hint')}
        name="substance"
        maxLength={120}
        autoComplete="off"
        error={missing ? t('allergy.substance-missing') : undefined}
      />
      <TextField
        label={t('allergy.reaction')}
        aside={t('record.optional')}
        name="reaction"
        maxLength={200}
        autoComplete="off"
      />
      <div className="allergy-actions">
        <Button type="submit" busy={busy}>
          {t('allergy.save')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('record.close')}
        </Button>
      </div>
    </form>
  );
}
