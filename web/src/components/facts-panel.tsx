import { useState } from 'react';
import { UserRound } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { ageAt, factsToAsk, mayBePregnant, plainFacts } from '@tabibu/contract/patient-facts';
import type { FactName } from '@tabibu/contract/patient-facts';
import type { StatedFactsBody, StatedFactsInputBody } from '@tabibu/contract/stated-facts';
import { isProblem } from '../api/forms/problem-text.ts';
import { useTranslation } from '../shell/translation.tsx';
import type { Translation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { FactsForm } from './facts-form.tsx';
import { ageText, dayText } from './facts-words.ts';
import './order-lines.css';
import '../ui/public/card.css';
import './facts-panel.css';

type Side = 'patient' | 'doctor';

interface PanelProps {
  facts: StatedFactsBody;
  /** The reader, which decides the wording: patients read about themselves, doctors about the patient. */
  side: Side;
  /** The name of somebody in the reader's family whom the facts are about; absent for the reader. */
  about?: string | undefined;
  save: (wish: StatedFactsInputBody) => Promise<StatedFactsBody>;
  onSaved: (facts: StatedFactsBody) => void;
  /** Called when somebody else saved facts meanwhile; the caller loads them again. */
  onStale: () => void;
}

/**
 * The patient's age, sex, weight and pregnancy: what was stated, by whom and when, what is missing, and the form to
 * state it.
 */
export function FactsPanel({ facts, side, about, save, onSaved, onStale }: PanelProps) {
  const speech = useTranslation();
  const { t } = speech;
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(false);
  const asked = factsToAsk(facts, facts.today);
  const write = async (wish: StatedFactsInputBody) => {
    try {
      onSaved(await save(wish));
      setOpen(false);
      setSaved(true);
    } catch (fault) {
      if (
        isProblem<
          'PUT /api/me/facts' | 'PUT /api/family/:person_id/facts' | 'PUT /api/doctor/visits/:booking_id/facts'
        >(fault, 'record-stale')
      )
        onStale();
      throw fault;
    }
  };
  return (
    <section className="card facts-panel" aria-labelledby={`facts-${side}`}>
      <h2 id={`facts-${side}`} className="facts-head">
        <Icon node={UserRound} size={22} />
        {about === undefined
          ? t(side === 'patient' ? 'fact.title' : 'fact.title-doctor')
          : t('fact.title-of', { name: about })}
      </h2>
      {side === 'patient' && asked.length > 0 && <p className="muted">{t('fact.why')}</p>}
      <dl className="order-lines">
        {linesOf(facts, side, speech).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {saved && !open && (
        <Notice tone="success" announce>
          <p>{t('fact.saved')}</p>
        </Notice>
      )}
      {open ? (
        <FactsForm
          facts={facts}
          side={side}
          isAboutOther={about !== undefined}
          onSend={write}
          onClose={() => setOpen(false)}
        />
      ) : (
        <Button
          look="secondary"
          onClick={() => {
            setOpen(true);
            setSaved(false);
          }}
        >
          {t(side === 'doctor' ? 'fact.write' : asked.length > 0 ? 'fact.state' : 'fact.change')}
        </Button>
      )}
      {side === 'patient' && <p className="small muted">{t('fact.who-sees')}</p>}
    </section>
  );
}

/** Returns a label and text for each fact. Pregnancy has a line only where it applies. */
function linesOf(facts: StatedFactsBody, side: Side, speech: Translation): readonly (readonly [string, string])[] {
  const { t, decimal } = speech;
  const plain = plainFacts(facts);
  const age = ageAt(plain, facts.today);
  const words: Readonly<Record<FactName, string | undefined>> = {
    birth_date: age ? ageText(age, speech) : undefined,
    sex: plain.sex && t(`fact.sex-${plain.sex}`),
    weight_kg: plain.weightKg === undefined ? undefined : t('fact.kg', { kg: decimal(plain.weightKg) }),
    pregnancy: plain.pregnancy && t(`fact.pregnancy-${plain.pregnancy}`),
  };
  const line = (name: FactName, label: string) =>
    [label, standing(facts[name], words[name], { name, side, speech })] as const;
  return [
    line('birth_date', t('fact.age')),
    line('sex', t('fact.sex')),
    line('weight_kg', t('fact.weight')),
    ...(mayBePregnant(plain, facts.today) ? [line('pregnancy', t('fact.pregnancy'))] : []),
  ];
}

/**
 * Returns the text of one fact. Weight and pregnancy have their date, and what the doctor entered is marked as told to
 * the doctor.
 */
function standing(
  said: StatedFactsBody[FactName],
  words: string | undefined,
  { name, side, speech }: { name: FactName; side: Side; speech: Translation },
): string {
  const { t } = speech;
  if (!said) return t('fact.not-stated');
  if (words === undefined) return t(side === 'patient' ? 'fact.rather-not' : 'fact.patient-rather-not');
  const dated =
    name === 'weight_kg' || name === 'pregnancy'
      ? t('fact.stated-on', { fact: words, day: dayText(said.said_on, speech) })
      : words;
  return said.said_by === 'doctor'
    ? t(side === 'doctor' ? 'fact.told-doctor' : 'fact.told-your-doctor', { fact: dated })
    : dated;
}
