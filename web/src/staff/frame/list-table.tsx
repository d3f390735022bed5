import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Select } from '../../ui/forms/select.tsx';
import './list-table.css';

/** A column of a table of the consoles. The first one names the row; if the row opens something, it holds the link. */
export interface Column<Row> {
  /** The name by which the list is sorted, and the key of the column. */
  readonly name: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** `numbers` stand at the right on one line; `whole` words stay on one line. */
  readonly kind?: 'numbers' | 'whole';
  readonly sorts?: boolean;
}

/** By which column a list is sorted; `down` begins with the largest or newest. */
export interface Sort {
  readonly by: string;
  readonly down: boolean;
}

interface ListTableProps<Row> {
  /** What the rows are, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sort?: Sort;
  /** Required if a column sorts. The caller sorts, or asks the server to. */
  onSort?: (sort: Sort) => void;
  /** Few short columns: it is a table from 560 pixels on, not from 860. */
  dense?: boolean;
  /** Whether a row stands out. Say why in one of its cells, because colour alone is not enough. */
  isMarked?: (row: Row) => boolean;
  /** The row of sums below the others, a cell per column. */
  sums?: readonly ReactNode[];
}

/**
 * The table of the consoles: its header stays in sight, and its columns are sorted by their titles. Where the table has
 * less than 860 pixels each row is a card that names the columns, and a field above chooses the order.
 */
export function ListTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  sort,
  onSort,
  dense,
  isMarked,
  sums,
}: ListTableProps<Row>) {
  return (
    <div className={dense ? 'table-frame dense' : 'table-frame'}>
      {onSort && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
      <table className="staff-table" aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.name} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={isMarked?.(row) ? 'marked' : undefined}>
              {columns.map(({ name, title, kind, cell }) => (
                <td key={name} data-label={title} className={kind && `column-${kind}`}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {sums && (
          <tfoot>
            <tr>
              {columns.map(({ name, title, kind }, place) => (
                <td key={name} data-label={title} className={kind && `column-${kind}`}>
                  {sums[place]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

interface HeadCellProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

function HeadCell<Row>({ column: { name, title, kind, sorts }, sort, onSort }: HeadCellProps<Row>) {
  if (!sorts || !onSort)
    return (
      <th scope="col" className={kind && `column-${kind}`}>
        {title}
      </th>
    );
  const isHere = sort?.by === name;
  const arrow = isHere ? (sort.down ? ArrowDown : ArrowUp) : ArrowUpDown;
  return (
    <th
      scope="col"
      className={kind && `column-${kind}`}
      {...(isHere ? { 'aria-sort': sort.down ? 'descending' : 'ascending' } : {})}
    >
      <button type="button" onClick={() => onSort({ by: name, down: isHere ? !sort.down : kind === 'numbers' })}>
        {title}
        <Icon node={arrow} size={14} className={isHere ? undefined : 'unsorted'} />
      </button>
    </th>
  );
}

interface SortSelectProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

/** Chooses the order where the titles of the columns are not shown. */
function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  const { t } = useTranslation();
  return (
    <div className="table-sort">
      <Select
        label={t('staff.sort')}
        value={sort ? `${sort.by} ${sort.down ? 'down' : 'up'}` : ''}
        onChange={({ target }) => {
          const [by = '', way] = target.value.split(' ');
          onSort({ by, down: way === 'down' });
        }}
      >
        {!sort && <option value="">–</option>}
        {columns
          .filter(({ sorts }) => sorts)
          .flatMap(({ name, title }) =>
            (['up', 'down'] as const).map((way) => (
              <option key={`${name} ${way}`} value={`${name} ${way}`}>
                {t(`staff.sort-${way}`, { column: title })}
              </option>
            )),
          )}
      </Select>
    </div>
  );
}
