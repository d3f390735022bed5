import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import type { Log } from '../log.ts';
import { newId } from '../ids.ts';
import type { Clock } from '../clock.ts';
import { openEar } from './ear.ts';

type Listener = (text: string) => void;

export interface TopicChannel {
  /** Settles when this process listens; the first call begins to. */
  ready(): Promise<void>;
  /** Hears what other processes say under a topic, until the returned function is called. */
  hear(topic: string, listener: Listener): () => void;
  /** Says a text to every process that hears the topic, this one too. Nothing is stored; whoever does not listen misses it. */
  say(topic: string, text: string): Promise<void>;
  stop(): void;
}

const notify = statement('platform.topic-notify', 'select pg_notify($1, part) from unnest($2::text[]) part');
/** A notification holds less than 8000 bytes, with its heading. */
const PART = 7_600;
/** Unfinished texts that are kept: their other parts come in the same transaction, at once. */
const MOST_UNFINISHED = 100;

/** Short texts between the processes that share a database, over LISTEN and NOTIFY; long ones travel in parts. */
export function openTopicChannel(name: string, { db, log, clock }: { db: Database; log: Log; clock: Clock }): TopicChannel {
  const listeners = new Map<string, Set<Listener>>();
  const gather = gatherer();

  function take(payload: string): void {
    const [heading = '', part = ''] = payload.split(' ');
    const [id = '', place = '', count = '', topic = ''] = heading.split('/');
    if (!listeners.has(topic)) return;
    const text = gather({ id, place: Number(place), count: Number(count), part });
    if (text === undefined) return;
    for (const listener of listeners.get(topic) ?? []) listener(text);
  }

  const ear = openEar(name, { db, log, take, isNeeded: () => listeners.size > 0 });
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
      await db.many(notify, [name, partsOf(newId(clock.now()), topic, text)]);
    },
  };
}

function partsOf(id: string, topic: string, text: string): string[] {
  const coded = Buffer.from(text).toString('base64');
  const count = Math.ceil(coded.length / PART);
  return Array.from({ length: count }, (_, place) => `${id}/${place}/${count}/${topic} ${coded.slice(place * PART, (place + 1) * PART)}`);
}

interface Part { readonly id: string; readonly place: number; readonly count: number; readonly part: string }

/** Answers the whole text with its last part, and nothing before. */
function gatherer(): (part: Part) => string | undefined {
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
