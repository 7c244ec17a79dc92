import { merge, Subject } from 'rxjs';
import type {
  Fingerprint,
  Keeping,
  KeptRecording,
  KeptRecordings,
  TakeKey,
  TakeTerms,
} from '../../../application/recording/kept-recordings.port';
import type { Chunk } from '../../../domain/recording/chunks';
import type { Instant } from '../../../domain/time/instant';
import { isExpired } from '../../../domain/recording/kept-chunks';
import { practiceDatabase } from '../../contract/recording/practice-database.wire';

/** The database of interviews; other versions of the portal use the same name. Signing out keeps it (R3a). */
const interviewsName = 'recorded-answers';

interface TakeRow extends Omit<KeptRecording, 'chunks'> {
  readonly chunks: readonly Chunk[];
}

interface ClipRow {
  readonly name: string;
  readonly index: number;
  readonly clip: Blob;
}

const nameOf = ({ owner, communityId, positionId, mode, questionId, take }: TakeKey): string =>
  [owner, communityId, positionId, mode, questionId, String(take).padStart(6, '0')].join('/');

const done = <A>(request: IDBRequest<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database failed.')));
  });

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    const fail = (): void => reject(transaction.error ?? new Error('The database failed.'));
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });

const openDatabase = async (window: Window, name: string): Promise<IDBDatabase> => {
  const request = window.indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('takes');
    request.result.createObjectStore('clips');
  });
  return done(request);
};

const isFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Rows are our own; one that an older version left in another shape counts as absent. */
const isTakeRow = (value: unknown): value is TakeRow =>
  isObject(value) &&
  ['owner', 'communityId', 'positionId', 'questionId', 'take', 'lastChunkAt', 'reRecords'].every(
    (name) => typeof value[name] === 'number' || typeof value[name] === 'string',
  ) &&
  Array.isArray(value['chunks']);

const isClipRow = (value: unknown): value is ClipRow => isObject(value) && value['clip'] instanceof Blob;

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const startOf = (key: TakeKey, terms: TakeTerms, lastChunkAt: Instant): TakeRow => ({
  ...key,
  ...terms,
  chunks: [],
  finished: false,
  lastChunkAt,
  given: false,
  place: undefined,
});

type KeptIn = Omit<KeptRecordings<Blob>, 'dropPractice' | 'room'> & {
  readonly dropAll: () => Promise<void>;
  /** Whether the database opens and accepts a write. */
  readonly works: () => Promise<boolean>;
};

/** How much space is left for this site, according to the browser. */
const freeIn = async ({ navigator }: Window): Promise<number | undefined> => {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined ? undefined : Math.max(0, quota - (usage ?? 0));
  } catch {
    return undefined;
  }
};

const keptIn = (window: Window & typeof globalThis, databaseName: string): KeptIn => {
  const keeping = new Subject<Keeping>();
  const takesHere = new Map<string, TakeRow>();
  const clipsHere = new Map<string, Map<number, Blob>>();
  let opened: Promise<IDBDatabase> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const openHere = async (): Promise<IDBDatabase> => {
    try {
      const db = await openDatabase(window, databaseName);
      // Signing out deletes the practice database without waiting for anyone, so open connections to it close.
      db.addEventListener('versionchange', () => {
        db.close();
        opened = undefined;
        takesHere.clear();
        clipsHere.clear();
      });
      db.addEventListener('close', () => {
        opened = undefined;
      });
      return db;
    } catch (error: unknown) {
      opened = undefined;
      throw error;
    }
  };

  const database = (): Promise<IDBDatabase> => {
    opened ??= openHere();
    return opened;
  };

  /** Browsers close a database under a page that was in the background, some without an event: it is opened again, once. */
  const inDatabase = async <A>(work: (db: IDBDatabase) => Promise<A>): Promise<A> => {
    const db = await database();
    try {
      return await work(db);
    } catch (error: unknown) {
      if (isFull(error)) throw error;
      db.close();
      opened = undefined;
      return work(await database());
    }
  };

  /** One after the other: each sees what those before it stored. */
  const inTurn =
    <A>(work: () => Promise<A>) =>
    (): Promise<A> => {
      const next = last.then(work, work);
      last = next.catch(() => undefined);
      return next;
    };

  const withNotice = (where: Keeping): Keeping => {
    keeping.next(where);
    return where;
  };

  /** Rejects if it is not here and the database can't be read. */
  const readTake = async (name: string): Promise<TakeRow | undefined> => {
    const here = takesHere.get(name);
    if (here !== undefined) return here;
    const row: unknown = await inDatabase((db) => done(db.transaction('takes').objectStore('takes').get(name)));
    return isTakeRow(row) ? row : undefined;
  };

  const storedTake = (name: string): Promise<TakeRow | undefined> => readTake(name).catch(() => undefined);

  const write = async (name: string, row: TakeRow, clip: ClipRow | undefined): Promise<Keeping> => {
    try {
      await inDatabase((db) => {
        const transaction = db.transaction(['takes', 'clips'], 'readwrite');
        transaction.objectStore('takes').put(row, name);
        if (clip !== undefined) transaction.objectStore('clips').put(clip, [clip.name, clip.index]);
        return ended(transaction);
      });
      if ((clipsHere.get(name)?.size ?? 0) === 0) {
        // The database alone knows what another tab does with it, such as deleting what the server has received.
        takesHere.delete(name);
        return withNotice('on-device');
      }
      takesHere.set(name, row);
      return withNotice('in-memory');
    } catch {
      takesHere.set(name, row);
      if (clip !== undefined) {
        const clips = clipsHere.get(name) ?? new Map<number, Blob>();
        clipsHere.set(name, clips.set(clip.index, clip.clip));
      }
      return withNotice('in-memory');
    }
  };

  const change = (key: TakeKey, to: (row: TakeRow) => TakeRow) =>
    inTurn(async (): Promise<Keeping> => {
      const name = nameOf(key);
      const row = await storedTake(name);
      return row === undefined ? 'on-device' : write(name, to(row), undefined);
    });

  const allTakes = async (): Promise<ReadonlyMap<string, TakeRow>> => {
    const all = new Map<string, TakeRow>();
    try {
      const [names, rows] = await inDatabase((db) => {
        const store = db.transaction('takes').objectStore('takes');
        return Promise.all([done(store.getAllKeys()), done<unknown[]>(store.getAll())]);
      });
      names.forEach((name, at) => {
        const row = rows[at];
        if (typeof name === 'string' && isTakeRow(row)) all.set(name, row);
      });
    } catch {
      // Nothing is kept on this device.
    }
    for (const [name, row] of takesHere) all.set(name, row);
    return all;
  };

  const clipsOf = async (name: string, chunks: number): Promise<readonly ClipRow[]> => {
    const here = [...(clipsHere.get(name) ?? [])].map(([index, clip]) => ({ name, index, clip }));
    // On a device that stores nothing.
    if (here.length >= chunks) return here;
    const range = window.IDBKeyRange.bound([name, 0], [name, Number.MAX_SAFE_INTEGER]);
    const rows = await inDatabase((db) => done<unknown[]>(db.transaction('clips').objectStore('clips').getAll(range)));
    return [...rows.filter(isClipRow), ...here];
  };

  /** Rejects if it can't be read: a part is never taken for the whole. */
  const wholeOf = async (key: TakeKey): Promise<Blob | undefined> => {
    const name = nameOf(key);
    const row = await readTake(name);
    if (row === undefined) return undefined;
    const clips = [...(await clipsOf(name, row.chunks.length))].sort((a, b) => a.index - b.index);
    if (clips.length < row.chunks.length) return undefined;
    return new Blob(
      clips.map(({ clip }) => clip),
      { type: row.mime },
    );
  };

  const remove = async (names: readonly string[]): Promise<void> => {
    for (const name of names) {
      takesHere.delete(name);
      clipsHere.delete(name);
    }
    try {
      await inDatabase((db) => {
        const transaction = db.transaction(['takes', 'clips'], 'readwrite');
        for (const name of names) {
          transaction.objectStore('takes').delete(name);
          transaction.objectStore('clips').delete(window.IDBKeyRange.bound([name, 0], [name, Number.MAX_SAFE_INTEGER]));
        }
        return ended(transaction);
      });
    } catch {
      // It is found again, and dropped again, on the next visit.
    }
  };

  return {
    keeping,
    list: ({ owner, communityId, positionId, mode }) =>
      inTurn(async () => {
        const prefix = `${[owner, communityId, positionId, mode].join('/')}/`;
        return [...(await allTakes())].flatMap(([name, row]) => (name.startsWith(prefix) ? [row] : []));
      }),
    add: (key, terms, chunk, clip, at) =>
      inTurn(async () => {
        const name = nameOf(key);
        const row = (await storedTake(name)) ?? startOf(key, terms, at);
        return write(
          name,
          { ...row, chunks: [...row.chunks, chunk], lastChunkAt: at },
          { name, index: chunk.index, clip },
        );
      }),
    finish: (key) => change(key, (row) => ({ ...row, finished: true })),
    give: (key) => change(key, (row) => ({ ...row, given: true })),
    setPlace: (key, place) => change(key, (row) => ({ ...row, place })),
    countReRecords: (question, reRecords, at) =>
      inTurn(() => {
        const key = { ...question, take: 0 };
        return write(nameOf(key), startOf(key, { reRecords, mime: '' }, at), undefined);
      }),
    whole: (key) => inTurn(() => wholeOf(key)),
    fingerprint: (key) =>
      inTurn(async (): Promise<Fingerprint | undefined> => {
        const whole = await wholeOf(key);
        if (whole === undefined) return undefined;
        const digest = await window.crypto.subtle.digest('SHA-256', await whole.arrayBuffer());
        return { bytes: whole.size, sha256: hex(digest) };
      }),
    dropUpTo: (key) =>
      inTurn(async () => {
        const [from, to] = [nameOf({ ...key, take: 1 }), nameOf(key)];
        await remove([...(await allTakes()).keys()].filter((name) => name >= from && name <= to));
      }),
    dropExpired: (now) =>
      inTurn(async () => {
        await remove([...(await allTakes())].flatMap(([name, row]) => (isExpired(row, now) ? [name] : [])));
      }),
    works: inTurn(async () => {
      try {
        await inDatabase((db) => {
          const transaction = db.transaction('clips', 'readwrite');
          const clips = transaction.objectStore('clips');
          clips.put({ name: 'room', index: 0, clip: new Blob(['room']) }, ['room', 0]);
          clips.delete(['room', 0]);
          return ended(transaction);
        });
        return true;
      } catch {
        return false;
      }
    }),
    dropAll: inTurn(async () => {
      await remove([...(await allTakes()).keys()]);
    }),
  };
};

/**
 * Chunks in IndexedDB, written in order, one transaction each. What the database refuses, because the disk is full or the browser stores nothing for
 * this page, is held in memory until the page closes. Practice has its own database, because signing out deletes it as a whole (R33).
 */
export const browserKeptRecordings = (window: Window & typeof globalThis): KeptRecordings<Blob> => {
  const kept = { live: keptIn(window, interviewsName), practice: keptIn(window, practiceDatabase) };
  return {
    keeping: merge(kept.live.keeping, kept.practice.keeping),
    list: (owner) => kept[owner.mode].list(owner),
    add: (key, ...what) => kept[key.mode].add(key, ...what),
    finish: (key) => kept[key.mode].finish(key),
    give: (key) => kept[key.mode].give(key),
    setPlace: (key, place) => kept[key.mode].setPlace(key, place),
    countReRecords: (question, ...what) => kept[question.mode].countReRecords(question, ...what),
    whole: (key) => kept[key.mode].whole(key),
    fingerprint: (key) => kept[key.mode].fingerprint(key),
    dropUpTo: (key) => kept[key.mode].dropUpTo(key),
    dropPractice: kept.practice.dropAll,
    room: async () => ({ keeps: await kept.live.works(), free: await freeIn(window) }),
    dropExpired: (now) => async () => {
      await kept.live.dropExpired(now)();
      await kept.practice.dropExpired(now)();
    },
  };
};
