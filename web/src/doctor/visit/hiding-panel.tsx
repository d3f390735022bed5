import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { problemText } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { hidePapers, visitQuery } from '../../api/records.ts';
import type { VisitRecordsBody } from '../../api/records.ts';
import { refusalIn, useFormReply } from '../../components/forms/form-reply.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { KIND_WORDS } from './drafts.ts';

/**
 * Whether the guardian sees the papers of an appointment for a member of the family, and the button that hides them or
 * shows them again. Shows nothing for the patient's own appointment. Without script a form has the button. Where script
 * is on its way there is no form: sending it would lose what was typed into the papers.
 */
export function HidingPanel({ visit: { booking_id: id, patient, hiding } }: { visit: VisitRecordsBody }) {
  const { t, language } = useTranslation();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const sent = useFormReply();
  const [error, setError] = useState<unknown>(sent?.form === 'hide-papers' ? refusalIn(sent) : undefined);
  if (!hiding) return null;
  const { hidden, why_not: whyNot, from_age: age, short_code: code } = hiding;
  const guardian = patient.guardian ?? '';
  const kinds = new Intl.ListFormat(language).format(hiding.kinds.map((kind) => t(KIND_WORDS[kind])));
  const words = (
    <>
      {hidden ? <Icon node={Eye} size={20} /> : <Icon node={EyeOff} size={20} />}
      {t(hidden ? 'visit.show-papers' : 'visit.hide-papers')}
    </>
  );
  const change = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await setAnswer(client, visitQuery(id).queryKey, await hidePapers(id, !hidden));
    } catch (failure) {
      setError(failure);
    }
    setBusy(false);
  };
  return (
    <section className="card stack" aria-labelledby="visit-hiding">
      <h2 id="visit-hiding">{t('visit.hiding')}</h2>
      <div role="status" className="stack">
        <p>
          <strong>{t(hidden ? 'visit.is-hidden' : 'visit.is-shown', { guardian })}</strong>
        </p>
        {code && <p>{t('visit.hidden-code', { code, person: patient.name })}</p>}
      </div>
      <p className="small muted">
        {!hidden && whyNot ? t(`visit.hide-${whyNot}`, { age }) : t('visit.hiding-note', { kinds, guardian })}
      </p>
      {error !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(error, t, 'visit.hiding-failed')}</p>
        </Notice>
      )}
      {(hidden || !whyNot) && (
        <>
          <Button look="secondary" wide className="hide-by-script" disabled={busy} onClick={() => void change()}>
            {words}
          </Button>
          <noscript>
            <form name="hide-papers" method="post">
              <Button type="submit" look="secondary" wide name="hidden" value={String(!hidden)}>
                {words}
              </Button>
            </form>
          </noscript>
        </>
      )}
    </section>
  );
}
