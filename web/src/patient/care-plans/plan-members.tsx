import { useState } from 'react';
import type { FormEvent, MouseEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { familyQuery } from '../../api/family.ts';
import { ownPlansQuery, setPlanMembers } from '../../api/own-plans.ts';
import type { OwnPlanBody } from '../../api/own-plans.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { refusalIn, useFormReply } from '../../components/forms/form-reply.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';

/** Returns the address at which the payer names who shares a plan. */
export const membersPath = (planId: string): string => `/subscriptions/mine?members=${planId}#plan-${planId}`;

/**
 * Who of the family shares a plan, for how many more it is, and the sheet in which the payer names them. Without script
 * the link to it leads to the same form in the page.
 */
export function PlanMembers({ plan }: { plan: OwnPlanBody }) {
  const { t } = useTranslation();
  const search = useQueryOfAddress();
  const [place, setPlace] = useState<'sheet' | 'page'>();
  const [isClosed, setClosed] = useState(false);
  const { id, people } = plan;
  if (people <= 1) return null;
  const isAsked = search.get('members') === id && !isClosed;
  const shown = place ?? (isAsked ? 'page' : undefined);
  const close = () => {
    setPlace(undefined);
    setClosed(true);
  };
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setPlace('sheet');
  };
  return (
    <>
      <Sharing plan={plan} />
      {search.get('saved') === id && (
        <Notice tone="success">
          <p>{t('my-plan.members-saved')}</p>
        </Notice>
      )}
      {shown === 'page' ? (
        <section className="stack" aria-labelledby={`members-${id}`}>
          <h3 id={`members-${id}`}>{t('my-plan.choose-title')}</h3>
          <Choice plan={plan} onDone={close} />
        </section>
      ) : (
        <ButtonLink look="secondary" href={membersPath(id)} onClick={open}>
          {t('my-plan.choose')}
        </ButtonLink>
      )}
      <Sheet open={shown === 'sheet'} onClose={close} title={t('my-plan.choose-title')} closeLabel={t('my-plan.close')}>
        {shown === 'sheet' && <Choice plan={plan} onDone={close} />}
      </Sheet>
    </>
  );
}

/** Who shares the plan now, and who of them was taken along from the month before. */
function Sharing({ plan: { people, members, may_change_members: mayChange } }: { plan: OwnPlanBody }) {
  const { t } = useTranslation();
  const places = Math.max(0, people - 1 - members.length);
  const nameOf = ({ name }: { readonly name: string }) => name || t('my-plan.nameless');
  const along = members.filter((member) => member.taken_along);
  if (members.length === 0) return <p className="small muted">{t('my-plan.share', { places })}</p>;
  return (
    <>
      <p>{t('my-plan.shared', { names: members.map(nameOf).join(', '), places })}</p>
      {along.length > 0 && mayChange && (
        <p className="small muted">{t('my-plan.taken-along', { names: along.map(nameOf).join(', ') })}</p>
      )}
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
  const sent = useFormReply();
  const reply = sent?.form === 'plan-members' && sent.values['subscription_id'] === plan.id ? sent : undefined;
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    reply ? tickedIn(reply.values) : plan.members.map(({ id }) => id),
  );
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false, fault: refusalIn(reply) });
  const leaves = plan.members.some(({ id }) => !chosen.includes(id));
  const save = async (event: FormEvent) => {
    event.preventDefault();
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
    <form name="plan-members" method="post" className="stack" onSubmit={(event) => void save(event)}>
      <input type="hidden" name="subscription_id" value={plan.id} />
      <p>{t('my-plan.choose-what', { people: plan.people })}</p>
      {family.length === 0 && <p>{t('my-plan.no-family')}</p>}
      {family.map(({ id, name }, at) => (
        <Box key={id} {...{ plan, id, at, chosen }} words={name || t('my-plan.nameless')} onToggle={toggle} />
      ))}
      <p className="small muted">{t(plan.may_change_members ? 'my-plan.change-once' : 'my-plan.changed')}</p>
      {leaves && (
        <Notice tone="warning">
          <p>{t('my-plan.leaves')}</p>
        </Notice>
      )}
      {!leaves && plan.may_change_members && plan.members.length > 0 && (
        <noscript>
          <Notice tone="warning">
            <p>{t('my-plan.leaves')}</p>
          </Notice>
        </noscript>
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

interface BoxProps {
  plan: OwnPlanBody;
  id: string;
  /** The place of the box in the form, of which its field is named. */
  at: number;
  chosen: readonly string[];
  words: string;
  onToggle: (id: string, isOn: boolean) => void;
}

/** The box of one person. Without script all of them can be ticked, and the server refuses too many. */
function Box({ plan, id, at, chosen, words, onToggle }: BoxProps) {
  const hydrated = useHydrated();
  const isOn = chosen.includes(id);
  const stays = isOn && !plan.may_change_members && plan.members.some((member) => member.id === id);
  const isFull = hydrated && chosen.length >= plan.people - 1;
  const name = `member-${at + 1}`;
  return (
    <label className="plan-member">
      <input
        type="checkbox"
        name={name}
        value={id}
        checked={isOn}
        disabled={isOn ? stays : isFull}
        onChange={({ target }) => onToggle(id, target.checked)}
      />
      {/* A browser does not send a box that cannot be changed. */}
      {stays && <input type="hidden" name={name} value={id} />}
      <span>{words}</span>
    </label>
  );
}

/** The people whose boxes were ticked in a form that was sent. */
function tickedIn(values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values)
    .filter(([name]) => name.startsWith('member-'))
    .map(([, id]) => id);
}
