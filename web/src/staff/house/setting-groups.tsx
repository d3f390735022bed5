import { useState } from 'react';
import { SETTINGS } from '@tabibu/contract/settings';
import type { SettingGroup } from '@tabibu/contract/settings';
import { settingsQuery } from '../../api/house.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Answered } from '../frame/answered.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { SettingEditor } from './setting-editor.tsx';
import { SettingTable } from './setting-table.tsx';
import type { OpenSetting } from './setting-editor.tsx';

/** Groups of settings, a table each: what it does, what holds, who changed it, and the form that changes it. */
export function SettingGroups({ groups }: { groups: readonly SettingGroup[] }) {
  const { t } = useTranslation();
  const answer = useAnswer(settingsQuery());
  const [open, setOpen] = useState<OpenSetting>({});
  return (
    <SettingEditor settings={answer.data} open={open} onOpen={setOpen}>
      <Answered answer={answer} failed={t('house.failed')}>
        {(settings) =>
          groups.map((group) => (
            <section key={group} className="setting-group">
              <h2>{t('house.group', { group })}</h2>
              <p className="muted">{t('house.group-lead', { group })}</p>
              <SettingTable
                label={t('house.group', { group })}
                settings={settings.filter(({ key }) => SETTINGS[key].group === group)}
                onChange={(key) => setOpen({ key })}
              />
            </section>
          ))
        }
      </Answered>
    </SettingEditor>
  );
}
