import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ShieldAlert, Trash2 } from 'lucide-react';
import type { AllergiesBody, AllergiesInputBody } from '@tabibu/contract/records';
import { isProblem, problemText } from '../api/problem-text.ts';
import { useSpeech } from '../shell/speech.tsx';
import { Button } from '../ui/button.tsx';
import { TextField, useErrorFocus } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import '../ui/card.css';
import './allergies-panel.css';

interface PanelProps {
  allergies: AllergiesBody;
  /** Whose words: the patient speaks of 'you', the doctor of the patient. */
  side: 'patient' | 'doctor';
  /** False: to be read only. */
  editable: boolean;
  save: (wish: AllergiesInputBody) => Promise<AllergiesBody>;
  onSaved: (allergies: AllergiesBody) => void;
  /** Somebody else changed the list: shows what they wrote. */
  onStale: () => void;
}

type Item = AllergiesBody['items'][number];

/** What the patient does not tolerate: known, none known or never asked; each press of a button is saved at once. */
export function AllergiesPanel({ allergies, side, editable, save, onSaved, onStale }: PanelProps) {
  const { t } = useSpeech();
  const [adding, setAdding] = useState(false);
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  const { status, items } = allergies;
  const write = async (kept: readonly Item[], more: { substance: string; reaction: string }[] = []) => {
    setState({ busy: true });
    const list = [...kept.map(({ id, substance, reaction }) => ({ id, substance, reaction })), ...more];
    try {
      onSaved(await save({ version: allergies.version, status: list.length > 0 ? 'listed' : 'none-known', items: list }));
      setState({ busy: false });
      return true;
    } catch (fault) {
      setState({ busy: false, fault });
      if (isProblem(fault, 'record-stale')) onStale();
      return false;
    }
  };
  const add = async (substance: string, reaction: string) => {
    if (await write(items, [{ substance, reaction }])) setAdding(false);
  };
  return (
    <section className={`card allergies ${status}`} aria-labelledby="allergies-title">
      <h2 id="allergies-title" className="allergies-head"><ShieldAlert size={22} aria-hidden="true" />{t('allergy.title')}</h2>
      <Standing allergies={allergies} side={side} />
      {items.length > 0 && (
        <ul className="allergy-list">
          {items.map((item) => <AllergyRow key={item.id} item={item} last={items.length === 1} busy={state.busy} editable={editable} onRemove={() => void write(items.filter(({ id }) => id !== item.id))} />)}
        </ul>
      )}
      {state.fault !== undefined && <Notice tone="danger" announce><p>{problemText(state.fault, t, 'allergy.failed')}</p></Notice>}
      {editable && adding && <AllergyForm busy={state.busy} onAdd={(substance, reaction) => void add(substance, reaction)} onClose={() => setAdding(false)} />}
      {editable && !adding && (
        <div className="allergy-actions">
          <Button look="secondary" onClick={() => setAdding(true)}>{t('allergy.add')}</Button>
          {status === 'not-asked' && <Button look="secondary" busy={state.busy} onClick={() => void write([])}>{t('allergy.none')}</Button>}
        </div>
      )}
    </section>
  );
}

/** Known, none known or not asked, and who said so. */
function Standing({ allergies: { status, said_by: by }, side }: Pick<PanelProps, 'allergies' | 'side'>) {
  const { t } = useSpeech();
  if (status === 'not-asked') return <p className="muted">{t(side === 'patient' ? 'allergy.tell' : 'allergy.not-asked')}</p>;
  return (
    <div>
      {status === 'none-known' && <p><strong>{t('allergy.none-known')}</strong></p>}
      {by && <p className="small muted">{t(by === 'doctor' ? 'allergy.by-doctor' : side === 'patient' ? 'allergy.by-you' : 'allergy.by-patient')}</p>}
    </div>
  );
}

interface RowProps { item: Item; last: boolean; busy: boolean; editable: boolean; onRemove: () => void }

/** The last one is taken out by a second press: then the list says that there are none. */
function AllergyRow({ item: { substance, reaction }, last, busy, editable, onRemove }: RowProps) {
  const { t } = useSpeech();
  const [asked, setAsked] = useState(false);
  return (
    <li>
      <span><strong>{substance}</strong>{reaction && <span className="muted"> · {reaction}</span>}</span>
      {editable && !asked && (
        <Button look="quiet" round disabled={busy} aria-label={t('allergy.remove', { substance })} onClick={() => (last ? setAsked(true) : onRemove())}><Trash2 size={20} aria-hidden="true" /></Button>
      )}
      {asked && (
        <Notice tone="warning" announce>
          <p>{t('allergy.remove-last')}</p>
          <Button look="danger" busy={busy} onClick={onRemove}>{t('allergy.remove-yes')}</Button>
          <Button look="quiet" onClick={() => setAsked(false)}>{t('allergy.keep')}</Button>
        </Notice>
      )}
    </li>
  );
}

/** One more; what was typed stays when it could not be saved. */
function AllergyForm({ busy, onAdd, onClose }: { busy: boolean; onAdd: (substance: string, reaction: string) => void; onClose: () => void }) {
  const { t } = useSpeech();
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
    <form ref={form} className="allergy-form" noValidate onSubmit={submit}>
      <TextField label={t('allergy.substance')} hint={t('allergy.substance-hint')} name="substance" maxLength={120} autoComplete="off" error={missing ? t('allergy.substance-missing') : undefined} />
      <TextField label={t('allergy.reaction')} aside={t('record.optional')} name="reaction" maxLength={200} autoComplete="off" />
      <div className="allergy-actions">
        <Button type="submit" busy={busy}>{t('allergy.save')}</Button>
        <Button look="quiet" onClick={onClose}>{t('record.close')}</Button>
      </div>
    </form>
  );
}
