import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';

/** What a console has of an answer: the newest data, and how far they are to be trusted. */
export interface KeptAnswer<Data> {
  readonly data: Data | undefined;
  /** The data answer the question before this one; the new answer is under way or failed. */
  readonly isOld: boolean;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/**
 * Reads a query and keeps the last answer: other filters show the rows of the former ones until the new rows are there,
 * also if they never come. Show it with `Answered`.
 */
export function useAnswer<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): KeptAnswer<Data> {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(options);
  const [kept, setKept] = useState(data);
  if (data !== undefined && data !== kept) setKept(data);
  return {
    data: data ?? kept,
    isOld: data === undefined ? kept !== undefined : isPlaceholderData,
    error,
    isFetching,
    refetch: () => void refetch(),
  };
}
