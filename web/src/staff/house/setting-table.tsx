import { SETTINGS } from '@tabibu/contract/settings';
import type { SettingKey } from '@tabibu/contract/settings';
import type { SettingBody } from '../../api/house.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/public/chip.tsx';
import { ListTable } from '../frame/list-table.tsx';
import type { Column } from '../frame/list-table.tsx';
import { When } from '../frame/when.tsx';
import { useSettingWords } from './use-setting-words.ts';

interface SettingTableProps {
  label: string;
  settings: readonly SettingBody[];
  onChange: (key: SettingKey) => void;
}

/** Settings with what they do, what holds, and who changed them last. */
export function SettingTable({ label, settings, onChange }: SettingTableProps) {
  const columns = useColumns(onChange);
  return <ListTable label={label} columns={columns} rows={settings} keyOf={({ key }) => key} />;
}

function useColumns(onChange: SettingTableProps['onChange']): readonly Column<SettingBody>[] {
  const { t } = useTranslation();
  const words = useSettingWords();
  return [
    {
      name: 'name',
      title: t('house.column-name'),
      cell: ({ key }) => (
        <>
          <strong>{words.name(key)}</strong>
          {SETTINGS[key].group !== 'emergency' && <p className="small muted setting-what">{words.what(key)}</p>}
        </>
      ),
    },
    {
      name: 'value',
      title: t('house.column-value'),
      cell: ({ key, value }) => (
        <span className={value === null && SETTINGS[key].fallback === null ? 'muted' : 'setting-value'}>
          {words.value(key, value)}{' '}
          {value === null && SETTINGS[key].fallback !== null && <Badge>{t('house.default')}</Badge>}
        </span>
      ),
    },
    {
      name: 'changed',
      title: t('house.column-changed'),
      cell: ({ history: [newest] }) =>
        newest ? (
          <>
            {newest.by ?? t('house.operator')}
            <p className="small muted setting-what">
              <When at={newest.at} />
            </p>
          </>
        ) : (
          <span className="muted">{t('house.never')}</span>
        ),
    },
    {
      name: 'actions',
      title: t('house.column-actions'),
      kind: 'whole',
      cell: ({ key }) => (
        <Button
          look="secondary"
          aria-label={t('house.change-which', { name: words.name(key) })}
          onClick={() => onChange(key)}
        >
          {t('house.change')}
        </Button>
      ),
    },
  ];
}
