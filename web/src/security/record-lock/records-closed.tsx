import { LazyOpenRecords } from './lazy-record-lock.ts';

const { Part: OpenRecords } = LazyOpenRecords;

/** A whole page in place of records that are closed in this browser. */
export function RecordsClosed() {
  return (
    <div className="page narrow stack">
      <OpenRecords />
    </div>
  );
}
