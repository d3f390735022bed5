import { Download } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { countryOf } from '@tabibu/contract/countries';
import { exportInterests, interestsQuery } from '../../api/house.ts';
import type { WaitingCountryBody } from '../../api/house.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Answered } from '../frame/answered.tsx';
import { ListTable } from '../frame/list-table.tsx';
import type { Column } from '../frame/list-table.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { When } from '../frame/when.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';

type Person = WaitingCountryBody['newest'][number];

/** Notify Me: who asked to be told when a country opens (W15), with masked numbers and a table to take away. */
export function WaitingPeople() {
  const { t } = useTranslation();
  const answer = useAnswer(interestsQuery());
  return (
    <>
      <p className="muted">{t('house.waiting-lead')}</p>
      <Answered answer={answer} failed={t('house.waiting-failed')}>
        {(countries) =>
          countries.length === 0 ? (
            <p>{t('house.waiting-nobody')}</p>
          ) : (
            countries.map((waiting) => <Country key={waiting.country} waiting={waiting} />)
          )
        }
      </Answered>
    </>
  );
}

function Country({ waiting }: { waiting: WaitingCountryBody }) {
  const { t, language } = useTranslation();
  const columns = useColumns();
  const { busy, fault, run } = useGuardedAction();
  const country = countryOf(waiting.country);
  const name = countryName(country, language);
  const take = () =>
    void run(async () => {
      const file = await exportInterests(waiting.country);
      keepFile(file.name, file.csv);
    });
  return (
    <section className="setting-group">
      <h2>
        <span aria-hidden="true">{country.flag}</span> {t('house.waiting-count', { name, people: waiting.people })}
      </h2>
      <p className="muted">
        {t('house.waiting-languages', waiting.languages)} {t('house.waiting-since')} <When at={waiting.first_at} />
      </p>
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      <ListTable label={name} dense columns={columns} rows={waiting.newest} keyOf={rowKey} />
      {waiting.people > waiting.newest.length && (
        <p className="small muted">{t('house.waiting-more', { people: waiting.newest.length })}</p>
      )}
      <Button look="secondary" busy={busy} onClick={take} aria-label={t('house.export-which', { name })}>
        <Icon node={Download} size={18} />
        {t('house.export')}
      </Button>
    </section>
  );
}

const rowKey = ({ number, asked_at: at }: Person) => `${number} ${at}`;

function useColumns(): readonly Column<Person>[] {
  const { t } = useTranslation();
  return [
    {
      name: 'number',
      title: t('house.waiting-number'),
      cell: ({ number }) => <span className="numbers">{number}</span>,
    },
    {
      name: 'language',
      title: t('house.waiting-language'),
      cell: ({ language }) => t('house.tongue', { language }),
    },
    { name: 'asked', title: t('house.waiting-asked'), cell: ({ asked_at: at }) => <When at={at} /> },
  ];
}

/** Lets the browser store a table that the page has already. */
function keepFile(name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
