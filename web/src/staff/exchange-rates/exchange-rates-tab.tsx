import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { exchangeRatesQuery } from '../../api/exchange-rates.ts';
import type { CurrencyRatesBody } from '../../api/exchange-rates.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/public/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { useDays } from '../applications/use-days.ts';
import { Answered } from '../frame/answered.tsx';
import { ListTable } from '../frame/list-table.tsx';
import type { Column } from '../frame/list-table.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { When } from '../frame/when.tsx';
import { RateForm } from './rate-form.tsx';
import { RateHistory } from './rate-history.tsx';
import { useSetter } from './use-setter.ts';
import './exchange-rates.css';

/** What is open over the table: the form of a currency, with a rate to begin with, or its history. */
type Open = { readonly currency: string; readonly view: 'edit' | 'history'; readonly rate?: string };

/** Asks for the rates. */
export function ask(client: QueryClient): void {
  void client.prefetchQuery(exchangeRatesQuery());
}

/** What one unit of each currency is worth in Tanzanian shillings, with change and history (C18). */
export default function ExchangeRatesTab() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const answer = useAnswer(exchangeRatesQuery());
  const [open, setOpen] = useState<Open>();
  const [saved, setSaved] = useState<string>();
  const chosen = answer.data?.currencies.find(({ currency }) => currency === open?.currency);
  const close = () => setOpen(undefined);
  const refresh = () => client.invalidateQueries({ queryKey: exchangeRatesQuery().queryKey });
  const edit = (currency: string, rate?: string) => {
    setSaved(undefined);
    setOpen({ currency, view: 'edit', ...(rate === undefined ? {} : { rate }) });
  };
  const columns = useColumns({ onEdit: edit, onHistory: (currency) => setOpen({ currency, view: 'history' }) });
  return (
    <>
      <SectionHead title={t('staff.exchange-rates')} lead={t('exchange-rates.lead')} />
      {saved !== undefined && (
        <Notice tone="success" announce>
          <p>{t('exchange-rates.saved', { currency: saved })}</p>
        </Notice>
      )}
      <Answered answer={answer} failed={t('exchange-rates.failed')}>
        {({ currencies }) => (
          <>
            {currencies.some(({ current }) => current.is_draft) && (
              <Notice tone="warning">
                <p>{t('exchange-rates.drafts')}</p>
              </Notice>
            )}
            <ListTable
              label={t('staff.exchange-rates')}
              columns={columns}
              rows={currencies}
              keyOf={({ currency }) => currency}
            />
          </>
        )}
      </Answered>
      <Dialog
        open={chosen !== undefined}
        onClose={close}
        title={t(open?.view === 'history' ? 'exchange-rates.history-title' : 'exchange-rates.edit-title', {
          currency: chosen?.currency ?? '',
        })}
        closeLabel={t('exchange-rates.close')}
      >
        {chosen && open?.view === 'edit' && (
          <RateForm
            key={open.rate ?? ''}
            one={chosen}
            first={open.rate}
            onStale={refresh}
            onSaved={() => {
              setSaved(chosen.currency);
              close();
              return refresh();
            }}
          />
        )}
        {chosen && open?.view === 'history' && (
          <RateHistory one={chosen} onAgain={(rate) => edit(chosen.currency, rate)} />
        )}
      </Dialog>
    </>
  );
}

interface RateActions {
  onEdit: (currency: string) => void;
  onHistory: (currency: string) => void;
}

function useColumns({ onEdit, onHistory }: RateActions): readonly Column<CurrencyRatesBody>[] {
  const { t } = useTranslation();
  const setter = useSetter();
  const title = (name: 'currency' | 'rate' | 'since' | 'by' | 'actions') => ({
    name,
    title: t(`exchange-rates.column-${name}`),
  });
  return [
    { ...title('currency'), cell: ({ currency }) => <strong>{currency}</strong> },
    { ...title('rate'), cell: (one) => <Rate one={one} /> },
    {
      ...title('since'),
      cell: ({ is_fixed: isFixed, current }) => (isFixed ? t('exchange-rates.fixed') : <When at={current.begins_at} />),
    },
    { ...title('by'), cell: ({ current }) => setter(current) },
    {
      ...title('actions'),
      cell: ({ currency, is_fixed: isFixed }) =>
        !isFixed && (
          <div className="rate-actions">
            <Button
              look="secondary"
              aria-label={t('exchange-rates.edit-which', { currency })}
              onClick={() => onEdit(currency)}
            >
              {t('exchange-rates.edit')}
            </Button>
            <Button
              look="quiet"
              aria-label={t('exchange-rates.history-which', { currency })}
              onClick={() => onHistory(currency)}
            >
              {t('exchange-rates.history')}
            </Button>
          </div>
        ),
    },
  ];
}

function Rate({ one: { currency, current, planned } }: { one: CurrencyRatesBody }) {
  const { t } = useTranslation();
  const days = useDays();
  const setter = useSetter();
  return (
    <>
      <span className="numbers">{t('exchange-rates.worth', { currency, rate: current.rate })}</span>{' '}
      {current.is_draft && <Badge>{t('exchange-rates.draft')}</Badge>}
      {planned && (
        <p className="small muted" suppressHydrationWarning>
          {t('exchange-rates.planned', {
            when: days.moment(planned.begins_at),
            rate: planned.rate,
            name: setter(planned),
          })}
        </p>
      )}
    </>
  );
}
