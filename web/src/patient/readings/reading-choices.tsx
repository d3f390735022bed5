import type { SugarUnit } from '@tabibu/contract/reading-form';
import { MEALS, READING_KINDS } from '@tabibu/contract/reading-kinds';
import type { ReadingKind } from '@tabibu/contract/reading-kinds';
import type { ReadingBody } from '../../api/readings.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { ChipChoice } from '../../ui/public/chip.tsx';
import { Select } from '../../ui/forms/select.tsx';

/** What the form of a correction says without script besides the values. */
export function KnownFields({ known: { id, version, kind, measured_at: at } }: { known: ReadingBody }) {
  return (
    <>
      <input type="hidden" name="reading_id" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="measured_at" value={at} />
    </>
  );
}

/** Without script the fields follow the chosen kind at a press only. */
export function ShowFields() {
  const { t } = useTranslation();
  return (
    <noscript>
      <Button type="submit" look="secondary" name="show-kind" value="1">
        {t('reading.show-fields')}
      </Button>
    </noscript>
  );
}

/** What is measured. */
export function KindChoice({ kind, onKind }: { kind: ReadingKind; onKind: (kind: ReadingKind) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className="reading-kinds">
      <legend>{t('reading.what')}</legend>
      {READING_KINDS.map((one) => (
        <ChipChoice key={one} type="radio" name="kind" value={one} checked={one === kind} onChange={() => onKind(one)}>
          {t(`reading.${one}`)}
        </ChipChoice>
      ))}
    </fieldset>
  );
}

interface SugarProps {
  readonly unit: SugarUnit;
  readonly onUnit: (unit: SugarUnit) => void;
  readonly meal: string | undefined;
}

/** The unit of the device, and whether the person had eaten. */
export function SugarChoices({ unit, onUnit, meal }: SugarProps) {
  const { t } = useTranslation();
  return (
    <>
      <fieldset className="reading-kinds">
        <legend>{t('reading.unit')}</legend>
        {(['mmol_l', 'mg_dl'] as const).map((one) => (
          <ChipChoice
            key={one}
            type="radio"
            name="unit"
            value={one}
            checked={one === unit}
            onChange={() => onUnit(one)}
          >
            {one === 'mmol_l' ? 'mmol/L' : 'mg/dL'}
          </ChipChoice>
        ))}
      </fieldset>
      <Select label={t('reading.meal')} name="meal" defaultValue={meal ?? 'fasting'}>
        {MEALS.map((one) => (
          <option key={one} value={one}>
            {t(`reading.meal-${one}`)}
          </option>
        ))}
      </Select>
    </>
  );
}
