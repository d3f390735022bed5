import { useState } from 'react';
import { Plus, X } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { SCHEDULE_LIMITS } from '@tabibu/contract/medication-times';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';

/** The times of a schedule, as many as the person needs. */
export function TimeFields({ start, fault }: { start: readonly string[]; fault: string | undefined }) {
  const { t } = useTranslation();
  const [fields, setFields] = useState(() => start.map((value, id) => ({ id, value })));
  const next = Math.max(...fields.map(({ id }) => id)) + 1;
  return (
    <>
      <div className="schedule-times">
        {fields.map(({ id, value }, place) => (
          <div key={id} className="schedule-time">
            <TextField
              label={t('medicine.time', { number: place + 1 })}
              name={`time-${place + 1}`}
              type="time"
              defaultValue={value}
              error={place === 0 ? fault : undefined}
            />
            {fields.length > 1 && (
              <Button
                look="quiet"
                round
                className="needs-script"
                aria-label={t('medicine.remove-time', { number: place + 1 })}
                onClick={() => setFields(fields.filter((field) => field.id !== id))}
              >
                <Icon node={X} size={20} />
              </Button>
            )}
          </div>
        ))}
        <MoreTimes after={fields.length} />
      </div>
      {fields.length < SCHEDULE_LIMITS.times && (
        <Button
          look="secondary"
          className="needs-script"
          onClick={() => setFields([...fields, { id: next, value: '' }])}
        >
          <Icon node={Plus} size={20} />
          {t('medicine.add-time')}
        </Button>
      )}
    </>
  );
}

/** Without script no button adds a field, so there are some empty ones. */
function MoreTimes({ after }: { after: number }) {
  const { t } = useTranslation();
  const more = Array.from({ length: Math.min(3, SCHEDULE_LIMITS.times - after) }, (_, place) => after + place + 1);
  return (
    <noscript>
      {more.map((number) => (
        <TextField key={number} label={t('medicine.time', { number })} name={`time-${number}`} type="time" />
      ))}
    </noscript>
  );
}
