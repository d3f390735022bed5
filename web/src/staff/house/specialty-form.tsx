import { useState } from 'react';
import type { FormEvent } from 'react';
import { HEALTH_PROBLEM_IDS } from '@tabibu/contract/health-problem-ids';
import { EMERGENCY_RANKS, LONGEST_SPECIALTY, isSpecialtyName } from '@tabibu/contract/specialty-rules';
import { addSpecialty, changeSpecialty } from '../../api/specialties.ts';
import type { KeptSpecialtyBody, SpecialtyTermsBody } from '../../api/specialties.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { PanelActions } from '../frame/panel.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';

interface SpecialtyFormProps {
  /** Undefined: a new one. */
  specialty?: KeptSpecialtyBody;
  /** All specialties: two may not have the same name. */
  all: readonly KeptSpecialtyBody[];
  onSaved: (name: string) => Promise<void>;
  /** Called when the server refused, because somebody else may have changed it. */
  onStale: () => Promise<void>;
}

const LANGUAGES = ['sw', 'en', 'fr'] as const;
const NEW: SpecialtyTermsBody = {
  labels: { sw: '', en: '', fr: '' },
  specialist: false,
  emergency: 0,
  problems: [],
  offered: true,
};

/** Names, type, emergencies, health problems and switch of a specialty. What is typed stays when it is refused. */
export function SpecialtyForm({ specialty, all, onSaved, onStale }: SpecialtyFormProps) {
  const { t, language } = useTranslation();
  const [typed, setTyped] = useState(() => (specialty ? termsOf(specialty) : NEW));
  const [seen] = useState(specialty?.version);
  const [tried, setTried] = useState(false);
  const { busy, fault, run } = useGuardedAction();
  const change = (changes: Partial<SpecialtyTermsBody>) => setTyped((last) => ({ ...last, ...changes }));
  const faultOf = (one: 'sw' | 'en' | 'fr') => {
    const name = typed.labels[one].trim().toLowerCase();
    if (!isSpecialtyName(name)) return t('house.specialty-name-rule', { most: LONGEST_SPECIALTY });
    const others = all.filter(({ id }) => id !== specialty?.id).flatMap(({ labels }) => Object.values(labels));
    return others.some((other) => other.toLowerCase() === name) ? t('house.specialty-name-taken') : undefined;
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (LANGUAGES.some((one) => faultOf(one) !== undefined)) return;
    void run(async () => {
      try {
        await (specialty
          ? changeSpecialty(specialty.id, { version: specialty.version, ...typed })
          : addSpecialty(typed));
      } catch (error) {
        await onStale();
        throw error;
      }
      await onSaved(typed.labels[language].trim());
    });
  };
  const toggle = (problem: (typeof HEALTH_PROBLEM_IDS)[number]) =>
    change({
      problems: HEALTH_PROBLEM_IDS.filter((one) => (one === problem) !== typed.problems.includes(one)),
    });
  return (
    <form method="post" className="stack" noValidate onSubmit={send}>
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      {specialty && specialty.version !== seen && (
        <Notice tone="warning" announce>
          <p>{t('house.specialty-others', { name: specialty.history[0]?.by ?? t('house.operator') })}</p>
          <SpecialtySummary terms={specialty} />
        </Notice>
      )}
      {LANGUAGES.map((one) => (
        <TextField
          key={one}
          label={t('house.specialty-name', { language: one })}
          name={`name_${one}`}
          lang={one}
          autoComplete="off"
          value={typed.labels[one]}
          maxLength={LONGEST_SPECIALTY}
          error={tried ? faultOf(one) : undefined}
          onChange={({ target }) => change({ labels: { ...typed.labels, [one]: target.value } })}
        />
      ))}
      <Choice
        legend={t('house.specialty-type')}
        name="type"
        value={typed.specialist ? 'specialist' : 'general'}
        onChoose={(value) => change({ specialist: value === 'specialist' })}
        items={(['general', 'specialist'] as const).map((type) => ({
          value: type,
          title: t('house.specialty-type-of', { type }),
        }))}
      />
      {specialty && specialty.specialist !== typed.specialist && (
        <p>{t('house.specialty-price', { doctors: specialty.doctors })}</p>
      )}
      <Select
        label={t('house.specialty-emergency')}
        name="emergency"
        value={String(typed.emergency)}
        onChange={({ target }) => change({ emergency: EMERGENCY_RANKS.find((one) => String(one) === target.value)! })}
      >
        {EMERGENCY_RANKS.map((rank) => (
          <option key={rank} value={rank}>
            {t('house.specialty-rank', { rank })}
          </option>
        ))}
      </Select>
      <fieldset className="setting-methods specialty-problems">
        <legend>{t('house.specialty-problems')}</legend>
        <p className="field-hint">{t('house.specialty-problems-hint')}</p>
        {HEALTH_PROBLEM_IDS.map((problem) => (
          <label key={problem}>
            <input type="checkbox" checked={typed.problems.includes(problem)} onChange={() => toggle(problem)} />
            {t(`health.${problem}`)}
          </label>
        ))}
      </fieldset>
      <Choice
        legend={t('house.specialty-state')}
        name="offered"
        value={String(typed.offered)}
        onChoose={(value) => change({ offered: value === 'true' })}
        items={[
          { value: 'true', title: t('house.specialty-on'), note: t('house.specialty-on-note') },
          { value: 'false', title: t('house.specialty-off'), note: t('house.specialty-off-note') },
        ]}
      />
      <PanelActions>
        <Button type="submit" busy={busy}>
          {t('house.save')}
        </Button>
      </PanelActions>
    </form>
  );
}

/** What holds of a specialty, in one line of words. */
export function SpecialtySummary({ terms }: { terms: SpecialtyTermsBody }) {
  const { t } = useTranslation();
  const { labels, specialist, emergency, problems, offered } = terms;
  return (
    <>
      <p className="setting-value">{[labels.sw, labels.en, labels.fr].join(' · ')}</p>
      <p className="small">
        {[
          t('house.specialty-type-of', { type: specialist ? 'specialist' : 'general' }),
          t('house.specialty-rank', { rank: emergency }),
          t(offered ? 'house.specialty-on' : 'house.specialty-off'),
        ].join(' · ')}
      </p>
      {problems.length > 0 && (
        <p className="small muted">{problems.map((problem) => t(`health.${problem}`)).join(', ')}</p>
      )}
    </>
  );
}

function termsOf({ labels, specialist, emergency, problems, offered }: KeptSpecialtyBody): SpecialtyTermsBody {
  return { labels, specialist, emergency, problems, offered };
}
