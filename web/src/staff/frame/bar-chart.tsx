import { useEffect, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { ChartColumn, Table } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { LABEL, barsOf } from './bars.ts';
import { ListTable } from './list-table.tsx';
import './bar-chart.css';

/** A bar with its label and a value per series. Values may be negative. */
export interface Bar {
  readonly key: string;
  readonly label: string;
  readonly values: readonly number[];
}

interface BarChartProps {
  title: string;
  /** What the parts of each bar are, from the bottom up: at most four. */
  series: readonly string[];
  bars: readonly Bar[];
  /** The title of the first column when it is shown as a table, such as 'Month'. */
  labels: string;
  /** Words a value as it is read: 'TSh 6,000'. */
  format: (value: number) => string;
}

/** In pixels. The drawing is as wide as its frame, so that its words keep their size, and this wide before that. */
const HEIGHT = 200;
const WIDTH = 640;

/**
 * Bars that stand on zero, their parts above each other. A switch shows the same figures as a table, which is what
 * screen readers should read; the drawing has its sums as a description. Nothing moves.
 */
export function BarChart({ title, series, bars, labels, format }: BarChartProps) {
  const { t } = useTranslation();
  const heading = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <figure className="card bar-chart" aria-labelledby={heading}>
      <figcaption className="row spread">
        <h2 id={heading}>{title}</h2>
        <Button look="quiet" onClick={() => setAsTable(!asTable)}>
          {asTable ? <Icon node={ChartColumn} size={18} /> : <Icon node={Table} size={18} />}
          {t(asTable ? 'staff.show-chart' : 'staff.show-table')}
        </Button>
      </figcaption>
      {asTable ? (
        <ListTable
          label={title}
          rows={bars}
          keyOf={({ key }) => key}
          columns={[
            { name: 'label', title: labels, cell: ({ label }) => label },
            ...series.map((name, place) => ({
              name,
              title: name,
              kind: 'numbers' as const,
              cell: ({ values }: Bar) => format(values[place] ?? 0),
            })),
          ]}
        />
      ) : (
        <>
          <Drawing {...{ title, bars, format }} />
          {series.length > 1 && (
            <ul className="bar-legend">
              {series.map((name, place) => (
                <li key={name}>
                  <svg width="14" height="14" aria-hidden="true">
                    <rect width="14" height="14" rx="2" className={`bar-part part-${place}`} />
                  </svg>
                  {name}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </figure>
  );
}

type DrawingProps = Pick<BarChartProps, 'title' | 'bars' | 'format'>;

function Drawing({ title, bars, format }: DrawingProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const width = useWidthOf(drawing);
  const { parts, zero, top, step, every } = barsOf(bars, width, HEIGHT);
  const sum = ({ values }: Bar) => values.reduce((total, value) => total + value, 0);
  const words = bars.map((bar) => `${bar.label}: ${format(sum(bar))}`).join('; ');
  return (
    <svg
      ref={drawing}
      viewBox={`0 -16 ${width} ${HEIGHT + 40}`}
      height={HEIGHT + 40}
      role="img"
      aria-label={`${title}. ${words}`}
    >
      <text x="0" y="-4" className="bar-scale">
        {format(top)}
      </text>
      <line x1="0" x2={width} y1="0.5" y2="0.5" className="bar-line" />
      {parts.map(({ key, part, ...place }) => (
        <rect key={key} {...place} className={`bar-part part-${part}`} />
      ))}
      <line x1="0" x2={width} y1={zero} y2={zero} className="bar-zero" />
      {bars.map((bar, place) => (
        <g key={bar.key}>
          <title>{`${bar.label}: ${format(sum(bar))}`}</title>
          <rect x={place * step} y="0" width={step} height={HEIGHT} className="bar-touch" />
          {place % every === 0 && (
            <text {...labelPlace(place * step + step / 2, width)} y={HEIGHT + 18}>
              {bar.label}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** Puts a label below the middle of its bar, and inside the drawing where it would reach over an edge. */
function labelPlace(middle: number, width: number): { x: number; textAnchor: 'start' | 'middle' | 'end' } {
  if (middle < LABEL / 2) return { x: 0, textAnchor: 'start' };
  if (middle > width - LABEL / 2) return { x: width, textAnchor: 'end' };
  return { x: middle, textAnchor: 'middle' };
}

/** Returns the width of a drawing in pixels, also after its frame has changed. Old browsers cannot tell it. */
function useWidthOf(drawing: RefObject<SVGSVGElement | null>): number {
  const [width, setWidth] = useState(WIDTH);
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return undefined;
    const measured = new ResizeObserver(([entry]) => setWidth(Math.max(1, Math.round(entry!.contentRect.width))));
    measured.observe(drawing.current!);
    return () => measured.disconnect();
  }, [drawing]);
  return width;
}
