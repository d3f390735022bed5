import type { ReactNode } from 'react';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import type { KeptAnswer } from './use-answer.ts';
import './frame-pieces.css';

interface AnsweredProps<Data> {
  /** From `useAnswer`. */
  answer: KeptAnswer<Data>;
  /** What could not be loaded, in words. */
  failed: string;
  /** Printed while nothing is there yet. */
  loading?: string;
  children: (data: Data) => ReactNode;
}

/**
 * Shows an answer in every state: placeholders before the first one, old data at half strength while new ones load, and
 * a failure with *Try again* above whatever was there before (ADM-SHELL-31).
 */
export function Answered<Data>({ answer, failed, loading, children }: AnsweredProps<Data>) {
  const { data, isOld, error, isFetching, refetch } = answer;
  return (
    <>
      {error !== null && !isFetching && <LoadFailure words={failed} onRetry={refetch} />}
      {data === undefined && (error === null || isFetching) && (
        <>
          {loading !== undefined && <p role="status">{loading}</p>}
          <CardSkeletons count={3} />
        </>
      )}
      {data !== undefined && (
        <div className={isOld ? 'answered old' : 'answered'} aria-busy={isOld && isFetching ? true : undefined}>
          {children(data)}
        </div>
      )}
    </>
  );
}
