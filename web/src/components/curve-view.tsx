import { useMemo, useState } from 'react';
import { wallClockAt } from '@tabibu/contract/clock-times';
import type { CurveShape } from '@tabibu/contract/curve-shape';
import { BOX, momentsOf, shapeOf, shownNames } from '@tabibu/contract/curve-shape';
import { READING_BANDS } from '@tabibu/contract/reading-bands';
import type { CurveBody } from '../api/readings.ts';
import { useCountry } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { useHydrated } from '../shell/use-hydrated.ts';
import './curve-view.css';

/** A curve with its bands, their source and state of review, and the same readings as a table. */
export function CurveView({ curve }: { curve: CurveBody }) {
  const { t, language } = useTranslation();
  const shape = useMemo(() => shapeOf(curve), [curve]);
  const source = READING_BANDS[curve.kind]?.source;
  const number = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 1 });
  if (shape === null) return <p>{t('reading.curve-none')}</p>;
  const label = t('reading.curve-of', { kind: t(`reading.${curve.kind}`), count: curve.minutes.length });
  return (
    <figure className="curve">
      <figcaption className="small">{label}</figcaption>
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label={label}>
        {shape.usual.map(({ name, y, height }) => (
          <rect
            key={name}
            className={`curve-usual ${name}`}
            x={BOX.left}
            y={y}
            width={BOX.width - BOX.left}
            height={height}
          />
        ))}
        {shape.marks.map(({ value, y }) => (
          <text key={value} className="curve-mark" x={BOX.left - 4} y={y + 4} textAnchor="end">
            {number(value)}
          </text>
        ))}
        {shape.lines.map(({ name, path, last: [x, y] }) => (
          <g key={name} className={`curve-line ${name}`}>
            <path d={path} />
            <circle cx={x} cy={y} r="3" />
          </g>
        ))}
      </svg>
      <Legend shape={shape} />
      {source && shape.usual.length > 0 && (
        <p className="small muted">
          {t('reading.bands')} <a href={source.url}>{source.title}</a>{' '}
          {source.status === 'draft' && t('reading.bands-draft')}
        </p>
      )}
      <CurveTable curve={curve} />
    </figure>
  );
}

/** Says which line and which area belongs to which number. */
function Legend({ shape: { lines, usual } }: { shape: CurveShape }) {
  const { t, language } = useTranslation();
  const number = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 1 });
  if (lines.length < 2 && usual.length === 0) return null;
  return (
    <ul className="curve-legend small">
      {lines.map(({ name }) => {
        const range = usual.find((one) => one.name === name);
        const label = t(`reading.field-${name}`);
        return (
          <li key={name} className={`curve-key ${name}`}>
            <span>
              {range
                ? t('reading.usual-range', { name: label, from: number(range.from), to: number(range.to) })
                : label}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The readings of a curve as a table, for screen readers and for whoever wants the numbers. In the browser the rows are
 * drawn when it is opened, because they take longer than the curve. The server writes them for pages without script.
 */
function CurveTable({ curve }: { curve: CurveBody }) {
  const { t } = useTranslation();
  const isDrawnHere = useHydrated();
  const [isWanted, setWanted] = useState(!isDrawnHere);
  return (
    <details onToggle={() => setWanted(true)}>
      <summary>{t('reading.table')}</summary>
      {isWanted && (
        <div className="curve-table">
          <NewestReadings curve={curve} />
        </div>
      )}
    </details>
  );
}

/** The newest readings of a curve, newest first. */
function NewestReadings({ curve }: { curve: CurveBody }) {
  const { t, language, day } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const names = shownNames(curve);
  const rows = momentsOf(curve)
    .map((at, place) => ({ at, place }))
    .reverse()
    .slice(0, 90);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('reading.day')}</th>
          {names.map((name) => (
            <th key={name} scope="col">
              {t(`reading.field-${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ at, place }) => {
          const local = wallClockAt(at, zone);
          return (
            <tr key={place}>
              <th scope="row">
                {day(local.day)} {local.time}
              </th>
              {names.map((name) => (
                <td key={name} className="numbers">
                  {curve.values[name]?.[place]?.toLocaleString(language) ?? '–'}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
