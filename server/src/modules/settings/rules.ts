import { settingValue } from '@tabibu/contract/settings';
import type { SettingKey } from '@tabibu/contract/settings';
import type { SettingValue } from '@tabibu/contract/setting-forms';
import { wallClock } from '../../platform/time.ts';

/**
 * Returns the value that a text means for a setting now, or null if it is invalid. A day that is over is invalid too,
 * because it would take doctors out of service at once. Pure.
 */
export function valueNow(key: SettingKey, text: string, now: Date): SettingValue | null {
  const value = settingValue(key, text);
  const isOver = key === 'unchecked_licences_until' && String(value) < wallClock(now, 'UTC').day;
  return isOver ? null : value;
}
