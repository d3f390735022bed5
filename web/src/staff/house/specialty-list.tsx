import { useState } from 'react';
import { ArrowDown, ArrowUp, Plus } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { changeSetting, settingsQuery } from '../../api/house.ts';
import { siteQuery } from '../../api/public/site.ts';
import { specialtiesQuery } from '../../api/specialties.ts';
import type { KeptSpecialtyBody } from '../../api/specialties.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Answered } from '../frame/answered.tsx';
import { ListTable } from '../frame/list-table.tsx';
import type { Column } from '../frame/list-table.tsx';
import { Panel } from '../frame/panel.tsx';
import { StateChip } from '../frame/state-chip.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { When } from '../frame/when.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';
import { SpecialtyForm } from './specialty-form.tsx';
import { SpecialtyHistory } from './specialty-history.tsx';

/** Which panel is open: that of a specialty, or that of a new one. */
type Open = { readonly id: string } | 'new' | undefined;

/** The specialties in the order of the house: what they are called, who is priced as what, and who is rung. */
export function SpecialtyList() {
  const { t, language } = useTranslation();
  const client = useQueryClient();
  const answer = useAnswer(specialtiesQuery());
  const [open, setOpen] = useState<Open>();
  const [done, setDone] = useState<string>();
  const order = useOrder(answer.data);
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: specialtiesQuery().queryKey });
    await client.invalidateQueries({ queryKey: siteQuery().queryKey });
  };
  const finish = async (sentence: string) => {
    await refresh();
    setOpen(undefined);
    setDone(sentence);
  };
  const move = (id: string, by: 1 | -1) => void order.move(id, by).then(refresh);
  const columns = useColumns({ all: answer.data ?? [], busy: order.busy, move, onChange: (id) => setOpen({ id }) });
  const chosen = typeof open === 'object' ? answer.data?.find(({ id }) => id === open.id) : undefined;
  return (
    <>
      <p className="muted">{t('house.specialties-lead')}</p>
      {done !== undefined && (
        <Notice tone="success" announce>
          <p>{done}</p>
        </Notice>
      )}
      {order.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{order.fault}</p>
        </Notice>
      )}
      <p>
        <Button onClick={() => setOpen('new')}>
          <Icon node={Plus} size={18} />
          {t('house.specialty-add')}
        </Button>
      </p>
      <Answered answer={answer} failed={t('house.specialties-failed')}>
        {(specialties) => (
          <ListTable
            label={t('house.tab-specialties')}
            columns={columns}
            rows={specialties}
            keyOf={({ id }: KeptSpecialtyBody) => id}
          />
        )}
      </Answered>
      <Panel
        open={open === 'new' || chosen !== undefined}
        onClose={() => setOpen(undefined)}
        title={chosen ? chosen.labels[language] : t('house.specialty-add')}
      >
        {open === 'new' && (
          <SpecialtyForm
            all={answer.data ?? []}
            onSaved={(name) => finish(t('house.specialty-added', { name }))}
            onStale={refresh}
          />
        )}
        {chosen && (
          <>
            <SpecialtyForm
              key={chosen.id}
              specialty={chosen}
              all={answer.data ?? []}
              onSaved={(name) => finish(t('house.saved', { name }))}
              onStale={refresh}
            />
            <SpecialtyHistory specialty={chosen} onDone={finish} onStale={refresh} />
          </>
        )}
      </Panel>
    </>
  );
}

interface ColumnInput {
  all: readonly KeptSpecialtyBody[];
  busy: boolean;
  move: (id: string, by: 1 | -1) => void;
  onChange: (id: string) => void;
}

function useColumns({ all, busy, move, onChange }: ColumnInput): readonly Column<KeptSpecialtyBody>[] {
  const { t, language } = useTranslation();
  return [
    {
      name: 'name',
      title: t('house.specialty'),
      cell: ({ labels }) => (
        <>
          <strong>{labels[language]}</strong>
          <p className="small muted setting-what">
            {(['sw', 'en', 'fr'] as const)
              .filter((one) => one !== language)
              .map((one) => labels[one])
              .join(' · ')}
          </p>
        </>
      ),
    },
    {
      name: 'type',
      title: t('house.specialty-type'),
      kind: 'whole',
      cell: ({ specialist }) => t('house.specialty-type-of', { type: specialist ? 'specialist' : 'general' }),
    },
    {
      name: 'emergency',
      title: t('house.specialty-emergency'),
      cell: ({ emergency }) => (
        <span className={emergency === 0 ? 'muted' : undefined}>
          {t('house.specialty-rank-short', { rank: emergency })}
        </span>
      ),
    },
    { name: 'doctors', title: t('house.specialty-doctors'), kind: 'numbers', cell: ({ doctors }) => doctors },
    {
      name: 'state',
      title: t('house.specialty-state'),
      cell: ({ offered, history: [newest] }) => (
        <>
          <StateChip
            tone={offered ? 'good' : 'quiet'}
            word={t(offered ? 'house.specialty-on' : 'house.specialty-off')}
          />
          {newest && (
            <p className="small muted setting-what">
              {newest.by ?? t('house.operator')} · <When at={newest.at} />
            </p>
          )}
        </>
      ),
    },
    {
      name: 'actions',
      title: t('house.column-actions'),
      kind: 'whole',
      cell: ({ id, labels }) => {
        const name = labels[language];
        const place = all.findIndex((one) => one.id === id);
        return (
          <span className="specialty-actions">
            <Button
              look="quiet"
              aria-label={t('house.specialty-up', { name })}
              disabled={busy || place === 0}
              onClick={() => move(id, -1)}
            >
              <Icon node={ArrowUp} size={18} />
            </Button>
            <Button
              look="quiet"
              aria-label={t('house.specialty-down', { name })}
              disabled={busy || place === all.length - 1}
              onClick={() => move(id, 1)}
            >
              <Icon node={ArrowDown} size={18} />
            </Button>
            <Button look="secondary" aria-label={t('house.change-which', { name })} onClick={() => onChange(id)}>
              {t('house.change')}
            </Button>
          </span>
        );
      },
    },
  ];
}

/** The order is a setting of its own, with a version: who did not see another's order is refused. */
function useOrder(specialties: readonly KeptSpecialtyBody[] | undefined) {
  const client = useQueryClient();
  const settings = useAnswer(settingsQuery());
  const { busy, fault, run } = useGuardedAction();
  const move = async (id: string, by: 1 | -1) => {
    const ids = (specialties ?? []).map((one) => one.id);
    const place = ids.indexOf(id);
    [ids[place], ids[place + by]] = [ids[place + by]!, id];
    const version = settings.data?.find(({ key }) => key === 'specialty_order')?.version ?? 0;
    await run(() => changeSetting('specialty_order', { version, value: ids.join(',') }));
    await client.invalidateQueries({ queryKey: settingsQuery().queryKey });
  };
  return { busy: busy || settings.data === undefined, fault, move };
}
