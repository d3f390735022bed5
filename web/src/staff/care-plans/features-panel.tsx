import { useState } from 'react';
import type { FormEvent } from 'react';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { PLAN_LIMITS, isSaid, textFor } from '@tabibu/contract/care-plan-rules';
import type { PlanBody } from '../../api/plan-desk.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Panel, PanelActions } from '../frame/panel.tsx';
import { LanguageChoice, useEditedLanguage } from './language-choice.tsx';
import { temporaryId } from './plan-changes.ts';

type Feature = PlanBody['features'][number];

interface FeaturesPanelProps {
  plan: PlanBody;
  onClose: () => void;
  /** Takes the features into the list; nothing is sent yet. */
  onChange: (features: Feature[]) => void;
}

/** Edit Plan Features: the features in their order, each in three languages (ADM-PLAN-02, ADM-PLAN-09). */
export function FeaturesPanel({ plan, onClose, onChange }: FeaturesPanelProps) {
  const { t, language: mine } = useTranslation();
  const [language, setLanguage] = useEditedLanguage();
  const [text, setText] = useState('');
  const { features } = plan;
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onChange([...features, { id: temporaryId(), description: { [language]: text.trim() } }]);
    setText('');
  };
  const move = (from: number, to: number) => {
    const rest = features.filter((_, place) => place !== from);
    onChange([...rest.slice(0, to), features[from]!, ...rest.slice(to)]);
  };
  return (
    <Panel open onClose={onClose} title={t('plans.features-title', { name: textFor(plan.name, mine) })}>
      <div className="stack">
        <LanguageChoice value={language} onChoose={setLanguage} />
        {features.length === 0 && <p className="muted">{t('plans.no-features')}</p>}
        <ol className="plan-features">
          {features.map((feature, place) => (
            <li key={feature.id}>
              <TextField
                label={t('plans.feature-place', { place: place + 1, count: features.length })}
                name={feature.id}
                lang={language}
                maxLength={PLAN_LIMITS.feature}
                value={feature.description[language] ?? ''}
                placeholder={textFor(feature.description, language)}
                error={isSaid(feature.description) ? undefined : t('plans.feature-blank')}
                onChange={({ target }) =>
                  onChange(
                    features.map((one) =>
                      one.id === feature.id
                        ? { ...one, description: { ...one.description, [language]: target.value } }
                        : one,
                    ),
                  )
                }
              />
              <div className="row">
                <Button
                  look="quiet"
                  round
                  disabled={place === 0}
                  aria-label={t('plans.up', { place: place + 1 })}
                  onClick={() => move(place, place - 1)}
                >
                  <Icon node={ArrowUp} size={18} />
                </Button>
                <Button
                  look="quiet"
                  round
                  disabled={place === features.length - 1}
                  aria-label={t('plans.down', { place: place + 1 })}
                  onClick={() => move(place, place + 1)}
                >
                  <Icon node={ArrowDown} size={18} />
                </Button>
                <Button
                  look="quiet"
                  round
                  aria-label={t('plans.remove-feature', { place: place + 1 })}
                  onClick={() => onChange(features.filter(({ id }) => id !== feature.id))}
                >
                  <Icon node={Trash2} size={18} />
                </Button>
              </div>
            </li>
          ))}
        </ol>
        <form method="post" className="plan-add" onSubmit={add}>
          <TextField
            label={t('plans.new-feature')}
            name="feature"
            lang={language}
            maxLength={PLAN_LIMITS.feature}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button
            type="submit"
            look="secondary"
            disabled={text.trim() === '' || features.length >= PLAN_LIMITS.features}
          >
            <Icon node={Plus} size={18} />
            {t('plans.add-feature')}
          </Button>
        </form>
        <PanelActions>
          <Button disabled={!features.every(({ description }) => isSaid(description))} onClick={onClose}>
            {t('plans.done')}
          </Button>
        </PanelActions>
      </div>
    </Panel>
  );
}
