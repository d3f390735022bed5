import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Language } from '@tabibu/contract/languages';
import { keptTestimonialsQuery, withdrawTestimonial } from '../../api/public/testimonials.ts';
import type { KeptTestimonialBody } from '../../api/public/testimonials.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Answered } from '../frame/answered.tsx';
import { Panel } from '../frame/panel.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { useGuardedAction } from '../use-guarded-action.ts';
import { TestimonialForm } from './testimonial-form.tsx';

const LANGUAGES: readonly Language[] = ['sw', 'en', 'fr'];

/** What people said about us, with the consent of each, which is withdrawn in two presses. */
export function TestimonialList() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const answer = useAnswer(keptTestimonialsQuery());
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState<string>();
  const keep = (kept: KeptTestimonialBody[], words: string) => {
    client.setQueryData(keptTestimonialsQuery().queryKey, kept);
    setOpen(false);
    setDone(words);
  };
  return (
    <>
      <p className="muted">{t('testimonial.lead')}</p>
      {done && (
        <Notice tone="success" announce>
          <p>{done}</p>
        </Notice>
      )}
      <Button
        onClick={() => {
          setDone(undefined);
          setOpen(true);
        }}
      >
        {t('testimonial.add')}
      </Button>
      <Answered answer={answer} failed={t('testimonial.failed')}>
        {(kept) => <Kept kept={kept} onWithdrawn={(left) => keep(left, t('testimonial.withdrawn'))} />}
      </Answered>
      <Panel open={open} onClose={() => setOpen(false)} title={t('testimonial.add')}>
        {open && <TestimonialForm onAdded={(kept, name) => keep(kept, t('testimonial.added', { name }))} />}
      </Panel>
    </>
  );
}

type Withdrawn = (kept: KeptTestimonialBody[]) => void;

function Kept({ kept, onWithdrawn }: { kept: readonly KeptTestimonialBody[]; onWithdrawn: Withdrawn }) {
  const { t } = useTranslation();
  const shown = kept.filter(({ withdrawn_at: at }) => at === null);
  const withdrawn = kept.filter(({ withdrawn_at: at }) => at !== null);
  return (
    <>
      {shown.length === 0 && <p>{t('testimonial.none')}</p>}
      {shown.map((one) => (
        <Shown key={one.id} one={one} onWithdrawn={onWithdrawn} />
      ))}
      {withdrawn.length > 0 && (
        <section className="setting-group">
          <h2>{t('testimonial.withdrawn-consents')}</h2>
          <ul>
            {withdrawn.map((one) => (
              <li key={one.id}>
                <Consent one={one} /> {t('testimonial.gone')}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** One that is shown, with its words in each language that it has. */
function Shown({ one, onWithdrawn }: { one: KeptTestimonialBody; onWithdrawn: Withdrawn }) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const { busy, fault, run } = useGuardedAction();
  const name = one.name ?? '';
  return (
    <section className="card setting-group">
      <h2 translate="no">{name}</h2>
      {LANGUAGES.filter((language) => one.words?.[language]).map((language) => (
        <blockquote key={language} lang={language}>
          <p>{one.words![language]}</p>
        </blockquote>
      ))}
      <p className="small muted">
        <Consent one={one} />
      </p>
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      {asks ? (
        <div className="row" role="group" aria-label={t('testimonial.withdraw-which', { name })}>
          <p>{t('testimonial.sure')}</p>
          <Button busy={busy} onClick={() => void run(async () => onWithdrawn(await withdrawTestimonial(one.id)))}>
            {t('testimonial.withdraw')}
          </Button>
          <Button look="secondary" onClick={() => setAsks(false)}>
            {t('testimonial.keep')}
          </Button>
        </div>
      ) : (
        <Button look="secondary" aria-label={t('testimonial.withdraw-which', { name })} onClick={() => setAsks(true)}>
          {t('testimonial.withdraw')}
        </Button>
      )}
    </section>
  );
}

function Consent({ one }: { one: KeptTestimonialBody }) {
  const { t, day } = useTranslation();
  return t('testimonial.consent', {
    day: `${day(one.consented_on)} ${one.consented_on.slice(0, 4)}`,
    how: t('testimonial.how-word', { how: one.consent_how }),
    name: one.by ?? t('testimonial.nobody'),
  });
}
