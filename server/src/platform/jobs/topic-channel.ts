import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import type { Log } from '../log.ts';
import { newId } from '../ids.ts';
import type { Clock } from '../clock.ts';
import { listenToDatabase } from './database-listener.ts';

type Listener = (text: string) => void;

export interface TopicChannel {
  /** Settles when this process listens; the first call opens the connection. */
  ready(): Promise<void>;
  /** Calls `listener` with each text that any process sends under the topic, until the returned function is called. */
  hear(topic: string, listener: Listener): () => void;
  /**
   * Sends a text to every process that listens to the topic, including this one. Nothing is stored: a process that does
   * not listen at that moment misses it.
   */
  say(topic: string, text: string): Promise<void>;
  stop(): void;
}

const notify = statement<{ name: string; parts: readonly string[] }>(
  'platform.topic-notify',
  'select pg_notify($name, part) from unnest($parts::text[]) part',
);
/** The size of a part in characters: a notification holds less than 8000 bytes, including its heading. */
const PART = 7_600;
/**
 * The most incomplete texts that are kept. The parts of one text arrive together, because they are sent in one
 * transaction.
 */
const MOST_UNFINISHED = 100;

/** Sends texts between the processes that share a database, with LISTEN and NOTIFY; long texts are sent in parts. */
export function openTopicChannel(
  name: string,
  { db, log, clock }: { db: Database; log: Log; clock: Clock },
): TopicChannel {
  const listeners = new Map<string, Set<Listener>>();
  const gather = createAssembler();

  function take(payload: string): void {
    const [heading = '', part = ''] = payload.split(' ');
    const [id = '', place = '', count = '', topic = ''] = heading.split('/');
    if (!listeners.has(topic)) return;
    const text = gather({ id, place: Number(place), count: Number(count), part });
    if (text === undefined) return;
    for (const listener of listeners.get(topic) ?? []) listener(text);
  }

  const ear = listenToDatabase(name, { db, log, take, isNeeded: () => listeners.size > 0 });
  return {
    ready: ear.ready,
    stop: ear.stop,
    hear(topic, listener) {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(topic) === set) listeners.delete(topic);
      };
    },
    async say(topic, text) {
      await db.many(notify, { name, parts: partsOf(newId(clock.now()), topic, text) });
    },
  };
}

function partsOf(id: string, topic: string, text: string): string[] {
  const coded = Buffer.from(text).toString('base64');
  const count = Math.ceil(coded.length / PART);
  return Array.from(
    { length: count },
    (_, place) => `${id}/${place}/${count}/${topic} ${coded.slice(place * PART, (place + 1) * PART)}`,
  );
}

interface Part {
  readonly id: string;
  readonly place: number;
  readonly count: number;
  readonly part: string;
}

/** Returns a function that takes parts: it returns the whole text when the last part arrives, and undefined before. */
function createAssembler(): (part: Part) => string | undefined {
  const unfinished = new Map<string, string[]>();
  return ({ id, place, count, part }) => {
    const parts = unfinished.get(id) ?? [];
    parts[place] = part;
    unfinished.set(id, parts);
    if (parts.filter((one) => one !== undefined).length === count) {
      unfinished.delete(id);
      return Buffer.from(parts.join(''), 'base64').toString('utf8');
    }
    if (unfinished.size > MOST_UNFINISHED) unfinished.delete(unfinished.keys().next().value!);
    return undefined;
  };
}
