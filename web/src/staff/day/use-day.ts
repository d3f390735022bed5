import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { answersUnder } from '../../api/answers-under.ts';
import { dayQuery } from '../../api/day-desk.ts';
import type { DayBody } from '../../api/day-desk.ts';
import { useLiveEvents } from '../../shell/live-events.ts';
import { serverNow } from '../../api/device.ts';
import { useAnswer } from '../frame/use-answer.ts';
import type { KeptAnswer } from '../frame/use-answer.ts';

/** In milliseconds: several changes at once are read once, when none has come for this long. */
const PAUSE = 150;
/** The shortest time after which the day is read again because time has passed. */
const SOONEST = 1_000;

/**
 * The day of the front desk, kept up to date: it is read when an event says that it has changed, and at the moment at
 * which time alone changes it. While nothing happens nothing is asked.
 */
export function useDay(): KeptAnswer<DayBody> {
  const client = useQueryClient();
  const answer = useAnswer(dayQuery());
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  useLiveEvents(true, ({ kind }) => {
    if (kind !== 'house-day') return;
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => void client.invalidateQueries(answersUnder('GET /api/admin/day')), PAUSE);
  });
  const changesAt = answer.data?.changes_at;
  useEffect(() => {
    if (changesAt === undefined) return undefined;
    const left = Date.parse(changesAt) - serverNow();
    const again = () => void client.invalidateQueries({ queryKey: dayQuery().queryKey });
    const timer = setTimeout(again, Math.max(SOONEST, left));
    return () => clearTimeout(timer);
  }, [changesAt, client]);
  return answer;
}
