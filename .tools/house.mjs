import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { isMain, root } from './process.mjs';

/*
 * `node .tools/house.mjs [commit]` prints how far apart things lie: folders and mutual imports of the rooms, the way from a screen to its table, states
 * kept by components, lines. With a commit, then beside now; a file of then belongs to the room to which it was moved.
 */

const rooms = JSON.parse(readFileSync(join(root, '.tools/rooms.json'), 'utf8'));
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 });
const source = /^(domain|application|adapters|ui)\/.*\.tsx?$/;
const floor = /^(?:domain|application|adapters\/(?:contract|browser|server|in-process)|ui)\/([^/]+)\//;

const roomNow = (file) => {
  const name = floor.exec(file)?.[1];
  return rooms.includes(name) ? name : undefined;
};

/** Walks through the house: from what a person sees to where it is kept, by the names on the way. */
const walks = {
  'slot search': ['ScheduleScreen', 'SchedulingOperations', 'findSlots', 'Slots', 'slots'],
  'chat message': ['ConversationScreen', 'ChatOperations', 'sendMessage', 'Chat', 'chat'],
  'recorded answer': [
    'SelfRecordListScreen',
    'RecordingOperations',
    'storeAnswer',
    'RecordedAnswers',
    'recordedAnswers',
  ],
  'status of an offer': ['JobCard', 'statusCatalogue', 'listApplications', 'Applications', 'applications'],
  'a setting': ['readSettings', 'addLimits'],
};

const readTree = (folder, roomOf) => {
  const list = execFileSync('find', ['domain', 'application', 'adapters', 'ui', 'tests', '-type', 'f'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file));
  const texts = new Map(list.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const found = (from, spec) => {
    const base = normalize(join(dirname(from), spec));
    return [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((file) => texts.has(file));
  };
  const imports = new Map(
    list
      .filter((file) => source.test(file) && !file.endsWith('/index.ts'))
      .map((file) => [
        file,
        [...texts.get(file).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
          .map(([, spec]) => found(file, spec))
          .filter((to) => to !== undefined),
      ]),
  );
  return { list, texts, imports, roomOf };
};

const lines = (text) => text.split('\n').length - 1;

const measured = ({ list, texts, imports, roomOf }) => {
  const sources = list.filter((file) => source.test(file));
  const folders = Object.fromEntries(
    rooms.map((room) => [
      room,
      new Set(sources.filter((file) => roomOf(file) === room).map((file) => dirname(file))).size,
    ]),
  );
  const pairs = new Set();
  for (const [file, all] of imports)
    for (const to of all) {
      const [one, other] = [roomOf(file), roomOf(to)];
      // The gallery shows a room's screens beside those of others.
      if (one !== undefined && other !== undefined && one !== other && !file.includes('-states.'))
        pairs.add(`${one} ${other}`);
    }
  const mutual = [...pairs].filter((pair) => {
    const [one, other] = pair.split(' ');
    return one < other && pairs.has(`${other} ${one}`);
  });
  const beside = new Map();
  for (const [file, all] of imports)
    for (const to of all)
      for (const [a, b] of [
        [file, to],
        [to, file],
      ])
        beside.set(a, [...(beside.get(a) ?? []), b]);
  const exporting = (name) =>
    sources.filter((file) =>
      new RegExp(`^export (?:const|function\\*?|interface|type) ${name}\\b`, 'm').test(texts.get(file)),
    );
  const shortest = (from, to) => {
    const before = new Map(from.map((file) => [file, undefined]));
    const waiting = [...from];
    for (const file of waiting) {
      if (to.includes(file)) {
        const way = [];
        for (let at = file; at !== undefined; at = before.get(at)) way.unshift(at);
        return way;
      }
      for (const next of beside.get(file) ?? []) if (!before.has(next)) waiting.push((before.set(next, file), next));
    }
    return [];
  };
  const ways = Object.fromEntries(
    Object.entries(walks).map(([name, stations]) => {
      const passed = new Set();
      let hops = 0;
      stations.slice(1).forEach((station, at) => {
        const way = shortest(exporting(stations[at]), exporting(station));
        hops += Math.max(0, way.length - 1);
        for (const file of way) passed.add(file);
      });
      return [
        name,
        `${passed.size} files in ${new Set([...passed].map((file) => dirname(file))).size} folders, ${hops} hops`,
      ];
    }),
  );
  const sum = (files) => files.reduce((all, file) => all + lines(texts.get(file)), 0);
  return {
    ...Object.fromEntries(Object.entries(folders).map(([room, count]) => [`folders of ${room}`, count])),
    'pairs of rooms that import each other': mutual.length,
    ...Object.fromEntries(Object.entries(ways).map(([name, way]) => [`walk: ${name}`, way])),
    'useState outside the gallery': sources
      .filter((file) => file.startsWith('ui/') && !/gallery|rulebook|-states\./.test(file))
      .reduce((all, file) => all + (texts.get(file).match(/\buseState[(<]/g)?.length ?? 0), 0),
    'files of the product': sources.length,
    'lines of the product': sum(sources),
    'lines of the tests': sum(list.filter((file) => file.startsWith('tests/'))),
  };
};

const then = (commit) => {
  const folder = mkdtempSync(join(tmpdir(), 'house-'));
  execFileSync('bash', ['-c', `git archive ${commit} domain application adapters ui tests | tar -x -C ${folder}`], {
    cwd: root,
  });
  const moved = new Map(
    git('diff', '--name-status', '-M30', '-l9999', commit, 'HEAD')
      .split('\n')
      .map((row) => row.split('\t'))
      .filter(([kind]) => kind?.startsWith('R'))
      .map(([, from, to]) => [from, to]),
  );
  const figures = measured(
    readTree(folder, (file) => roomNow(moved.get(file) ?? (existsSync(join(root, file)) ? file : ''))),
  );
  rmSync(folder, { recursive: true });
  return figures;
};

if (isMain(import.meta.url)) {
  const now = measured(readTree(root, roomNow));
  const [commit] = process.argv.slice(2);
  const before = commit === undefined ? {} : then(commit);
  for (const [name, figure] of Object.entries(now))
    console.log(`${name.padEnd(40)} ${String(before[name] ?? '').padEnd(38)} ${figure}`);
}
