import { useState } from 'react';
import type { FormEvent } from 'react';
import { wallClockAt } from '@tabibu/contract/clock-times';
import type { Language } from '@tabibu/contract/languages';
import { CONSENTS, TESTIMONIAL_NAME, TESTIMONIAL_WORDS } from '@tabibu/contract/testimonial-rules';
import type { ConsentHow } from '@tabibu/contract/testimonial-rules';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import type { KeptTestimonialBody } from '../../api/public/testimonials.ts';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { PanelActions } from '../frame/panel.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';

const LANGUAGES: readonly Language[] = ['sw', 'en', 'fr'];

interface TestimonialFormProps {
  onAdded: (kept: KeptTestimonialBody[], name: string) => void;
}

/** What somebody said, the name that the person agreed to, and when and how the person agreed. */
export function TestimonialForm({ onAdded }: TestimonialFormProps) {
  const { t } = useTranslation();
  const today = wallClockAt(useNow(), 'Africa/Dar_es_Salaam').day;
  const [name, setName] = useState('');
  const [words, setWords] = useState({ sw: '', en: '', fr: '' });
  const [day, setDay] = useState(today);
  const [how, setHow] = useState<ConsentHow>('written');
  const { busy, fault, run } = useGuardedAction();
  const sendOnce = useIdempotentSend();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const body = { name, words, consented_on: day || today, consent_how: how };
    void run(async () => onAdded(await sendOnce('POST /api/admin/testimonials', { body }), name));
  };
  return (
    <form method="post" className="stack" noValidate onSubmit={send}>
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      <TextField
        label={t('testimonial.name')}
        name="name"
        maxLength={TESTIMONIAL_NAME}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <fieldset className="stack">
        <legend>{t('testimonial.words')}</legend>
        <p className="small muted">{t('testimonial.words-hint')}</p>
        {LANGUAGES.map((language) => (
          <div key={language} lang={language}>
            <TextArea
              label={t('house.tongue', { language })}
              name={language}
              rows={3}
              maxLength={TESTIMONIAL_WORDS}
              value={words[language]}
              onChange={({ target }) => setWords({ ...words, [language]: target.value })}
            />
          </div>
        ))}
      </fieldset>
      <TextField
        label={t('testimonial.day')}
        type="date"
        name="consented"
        max={today}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <Select
        label={t('testimonial.how')}
        name="how"
        value={how}
        onChange={({ target }) => setHow(target.value as ConsentHow)}
      >
        {CONSENTS.map((one) => (
          <option key={one} value={one}>
            {t('testimonial.how-word', { how: one })}
          </option>
        ))}
      </Select>
      <PanelActions>
        <Button type="submit" busy={busy}>
          {t('testimonial.save')}
        </Button>
      </PanelActions>
    </form>
  );
}
