import { Printer } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { BIRTH_PLAN_LENGTH, BIRTH_PLAN_PARTS } from '@tabibu/contract/pregnancy-dates';
import { saveBirthPlan } from '../../api/pregnancy.ts';
import type { BirthPlanBody, PregnancyBody } from '../../api/pregnancy.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { useFormReply } from '../../components/forms/form-reply.ts';
import { useEmergencyNumbers } from '../../components/emergency/use-emergency-numbers.ts';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { useSending } from './use-sending.ts';
import type { OnSaved } from './use-sending.ts';

interface PlanProps {
  readonly personId: string;
  readonly pregnancy: PregnancyBody;
  readonly onSaved: OnSaved;
}

/** What is planned for the birth: as a page that is printed, and as a form below it. */
export function BirthPlan({ personId, pregnancy, onSaved }: PlanProps) {
  const { t } = useTranslation();
  const reply = useFormReply();
  const isEmpty = BIRTH_PLAN_PARTS.every((part) => pregnancy.birth_plan[part] === '');
  return (
    <section className="card stack birth-plan" aria-labelledby="birth-plan">
      <h2 id="birth-plan">{t('pregnancy.plan')}</h2>
      {isEmpty ? <p>{t('pregnancy.plan-lead')}</p> : <PlanPage pregnancy={pregnancy} />}
      <details open={isEmpty || reply?.form === 'birth-plan'}>
        <summary>{t(isEmpty ? 'pregnancy.plan-write' : 'pregnancy.plan-change')}</summary>
        <PlanForm key={pregnancy.plan_version} personId={personId} pregnancy={pregnancy} onSaved={onSaved} />
      </details>
    </section>
  );
}

/** The plan on one page, with the expected date and the numbers to call. */
function PlanPage({ pregnancy: { birth_plan: plan, expected_on: expectedOn } }: { pregnancy: PregnancyBody }) {
  const { t, day } = useTranslation();
  const numbers = useEmergencyNumbers()(useCountry().code);
  return (
    <>
      <dl className="birth-plan-page">
        <div>
          <dt>{t('pregnancy.plan-expected')}</dt>
          <dd>{`${day(expectedOn)} ${expectedOn.slice(0, 4)}`}</dd>
        </div>
        {BIRTH_PLAN_PARTS.filter((part) => plan[part] !== '').map((part) => (
          <div key={part}>
            <dt>{t(`pregnancy.plan-${part}`)}</dt>
            <dd>{plan[part]}</dd>
          </div>
        ))}
        <div>
          <dt>{t('pregnancy.plan-numbers')}</dt>
          <dd className="numbers">{numbers.map(({ number }) => number).join(', ')}</dd>
        </div>
      </dl>
      <Button look="secondary" onClick={() => print()}>
        <Icon node={Printer} size={20} />
        {t('pregnancy.print')}
      </Button>
    </>
  );
}

function PlanForm({ personId, pregnancy, onSaved }: PlanProps) {
  const { t } = useTranslation();
  const { busy, fault, typed, submit } = useSending('birth-plan', onSaved);
  const { birth_plan: plan, plan_version: version } = pregnancy;
  return (
    <form
      name="birth-plan"
      method="post"
      className="stack birth-plan-form"
      onSubmit={(event) =>
        void submit(event, (text) => {
          const parts = BIRTH_PLAN_PARTS.map((part) => [part, text(part)]);
          return saveBirthPlan(personId, { ...(Object.fromEntries(parts) as BirthPlanBody), plan_version: version });
        })
      }
    >
      <input type="hidden" name="person_id" value={personId} />
      <input type="hidden" name="plan_version" value={version} />
      {BIRTH_PLAN_PARTS.map((part) => (
        <TextArea
          key={part}
          label={t(`pregnancy.plan-${part}`)}
          name={part}
          rows={2}
          maxLength={BIRTH_PLAN_LENGTH}
          hint={t(`pregnancy.plan-${part}-hint`)}
          defaultValue={typed[part] ?? plan[part]}
        />
      ))}
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(fault, t, 'pregnancy.failed')}</p>
        </Notice>
      )}
      <Button type="submit" look="secondary" wide busy={busy}>
        {t('pregnancy.plan-save')}
      </Button>
    </form>
  );
}
