import { useState } from 'react';
import type { FormEvent } from 'react';
import { SETTINGS, isTypedTwice, settingValue } from '@tabibu/contract/settings';
import { changeSetting } from '../../api/house.ts';
import type { SettingBody } from '../../api/house.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { PanelActions } from '../frame/panel.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';
import { SettingField } from './setting-field.tsx';
import { useSettingWords } from './use-setting-words.ts';

interface SettingFormProps {
  setting: SettingBody;
  onSaved: () => Promise<void>;
  /** Called when the server refused, because somebody else may have changed it. */
  onStale: () => Promise<void>;
}

/** Changes one setting. Says beside the field what may be typed, and what holds after saving. */
export function SettingForm({ setting, onSaved, onStale }: SettingFormProps) {
  const { t } = useTranslation();
  const words = useSettingWords();
  const { key, value, version } = setting;
  const { fallback } = SETTINGS[key];
  const [typed, setTyped] = useState(String(value ?? fallback ?? ''));
  const [repeated, setRepeated] = useState('');
  const [seen] = useState(version);
  const [tried, setTried] = useState(false);
  const { busy, fault, run } = useGuardedAction();
  const next = settingValue(key, typed);
  const twice = isTypedTwice(key);
  const isAlike = !twice || settingValue(key, repeated) === next;
  const isChanged = next !== null && next !== (value ?? fallback);
  const put = (wanted: string | null) =>
    void run(async () => {
      try {
        await changeSetting(key, { version, value: wanted, ...(twice && { repeated }) });
      } catch (error) {
        await onStale();
        throw error;
      }
      await onSaved();
    });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (next !== null && isAlike) put(typed);
  };
  return (
    <form method="post" className="stack" noValidate onSubmit={send}>
      <p>{words.what(key)}</p>
      <p>
        <strong>{t('house.now', { value: words.value(key, value) })}</strong>
      </p>
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      {version !== seen && (
        <Notice tone="warning" announce>
          <p>
            {t('house.others', {
              name: setting.history[0]?.by ?? t('house.operator'),
              value: words.value(key, value),
            })}
          </p>
        </Notice>
      )}
      <SettingField
        settingKey={key}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setTried(false);
        }}
        error={tried && next === null ? words.rule(key) : undefined}
      />
      {twice && (
        <TextField
          label={t('house.repeat')}
          hint={t('house.repeat-hint')}
          name="repeated"
          autoComplete="off"
          value={repeated}
          maxLength={300}
          error={tried && !isAlike ? t('house.repeat-differs') : undefined}
          onChange={({ target }) => setRepeated(target.value)}
        />
      )}
      {isChanged && <p>{t('house.will-be', { value: words.value(key, next) })}</p>}
      <PanelActions>
        {value !== null && (
          <Button look="quiet" disabled={busy} onClick={() => put(null)}>
            {fallback === null ? t('house.remove') : t('house.use-default', { value: words.value(key, null) })}
          </Button>
        )}
        <Button type="submit" busy={busy}>
          {t('house.save')}
        </Button>
      </PanelActions>
    </form>
  );
}
