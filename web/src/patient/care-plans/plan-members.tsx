import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { familyQuery } from '../../api/family.ts';
import { ownPlansQuery, setPlanMembers } from '../../api/own-plans.ts';
import type { OwnPlanBody } from '../../api/own-plans.ts';
import { problemText } from '../../api/problem-text.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';

/** Who of the family shares a plan, for how many more it is, and the sheet in which the payer names them. */
export function PlanMembers({ plan }: { plan: OwnPlanBody }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { people, members } = plan;
  if (people <= 1) return null;
  const places = Math.max(0, people - 1 - members.length);
  const names = members.map(({ name }) => name).join(', ');
  const close = () => setOpen(false);
  return (
    <>
      {members.length > 0 ? (
        <p>{t('my-plan.shared', { names, places })}</p>
      ) : (
        <p className="small muted">{t('my-plan.share', { places })}</p>
      )}
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('my-plan.choose')}
      </Button>
      <Sheet open={open} onClose={close} title={t('my-plan.choose-title')} closeLabel={t('my-plan.close')}>
        {open && <Choice plan={plan} onDone={close} />}
      </Sheet>
    </>
  );
}

function Choice({ plan, onDone }: { plan: OwnPlanBody; onDone: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(familyQuery());
  if (!data)
    return error ? (
      <LoadFailure words={problemText(error, t, 'payment.error')} onRetry={() => void refetch()} />
    ) : (
      <CardSkeletons count={1} />
    );
  // Somebody who was removed from the family keeps the place, and is still named here.
  const removed = plan.members.filter(({ id }) => !data.members.some((member) => member.id === id));
  return <Boxes plan={plan} family={[...data.members, ...removed]} onDone={onDone} />;
}

interface BoxesProps {
  plan: OwnPlanBody;
  family: readonly { readonly id: string; readonly name: string }[];
  onDone: () => void;
}

function Boxes({ plan, family, onDone }: BoxesProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<readonly string[]>(plan.members.map(({ id }) => id));
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  const leaves = plan.members.some(({ id }) => !chosen.includes(id));
  const isFull = chosen.length >= plan.people - 1;
  const save = async () => {
    setState({ busy: true });
    try {
      await setPlanMembers(plan.id, chosen);
      await client.invalidateQueries({ queryKey: ownPlansQuery().queryKey });
      onDone();
    } catch (fault) {
      setState({ busy: false, fault });
    }
  };
  const toggle = (id: string, isOn: boolean) =>
    setChosen(isOn ? [...chosen, id] : chosen.filter((known) => known !== id));
  return (
    <form
      method="post"
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p>{t('my-plan.choose-what', { people: plan.people })}</p>
      {family.length === 0 && <p>{t('my-plan.no-family')}</p>}
      {family.map(({ id, name }) => {
        const isOn = chosen.includes(id);
        const had = plan.members.some((member) => member.id === id);
        return (
          <label key={id} className="plan-member">
            <input
              type="checkbox"
              name="person_ids"
              value={id}
              checked={isOn}
              disabled={isOn ? had && !plan.may_change_members : isFull}
              onChange={({ target }) => toggle(id, target.checked)}
            />
            <span>{name || t('my-plan.nameless')}</span>
          </label>
        );
      })}
      <p className="small muted">{t(plan.may_change_members ? 'my-plan.change-once' : 'my-plan.changed')}</p>
      {leaves && (
        <Notice tone="warning">
          <p>{t('my-plan.leaves')}</p>
        </Notice>
      )}
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.fault, t, 'payment.error')}</p>
        </Notice>
      )}
      <Link href="/more/family">{t('my-plan.to-family')}</Link>
      <Button type="submit" wide busy={state.busy}>
        {t('my-plan.save-members')}
      </Button>
    </form>
  );
}
