import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { javaScriptBudgets } from '../benchmarks/fetched';
import { areasIn, builtFrom, librariesIn, loadedWith, readMetafile } from '../support/browser/metafile';

/*
 * What each page loads before anything is pressed, according to the build: the page's HTML names the files, the metafile lists their contents.
 * tests/browser/budget.spec.ts shows that a browser fetches no more than this.
 */

const web = 'dist/web';
const metafile = readMetafile(readFileSync(join(web, 'metafile.json'), 'utf8'));

const namedIn = (page: string): readonly string[] => {
  const html = readFileSync(join(web, 'pages', page), 'utf8');
  const scripts = [...html.matchAll(/(?:href|src)="\/assets\/([^"]+\.js)"/g)].map(([, name = '']) => name);
  return scripts.map((name) => `${web}/assets/${name}`);
};

const pages = readdirSync(join(web, 'pages')).filter((name) => name.endsWith('.html'));
const main = builtFrom(metafile, 'ui/app/main.tsx');
const signedIn = builtFrom(metafile, 'ui/app/signed-in.area.ts');
const gzipped = (file: string): number => statSync(`${file}.gz`).size / 1_000;

const mostFiles = 12;
/**
 * A recorded interview with the resume after it, both sides of a live one and the tech check use a camera and more: what they share with other areas is
 * in files of its own.
 */
const mostOf = (area: string): number =>
  /\/(interviewer|meeting|recorder|recording|resumes|tech-check)\.area\.ts$/.test(area) ? 15 : mostFiles;
/** Time zones, maps, and clients for meetings and chats. */
const heavy = [
  ...['luxon', 'ol'],
  ...['@daily-co', '@twilio', 'twilio-video', 'socket.io-client', 'engine.io-client', 'peerjs', 'simple-peer'],
];
const store = ['@reduxjs', 'react-redux'];

describe('a page served by the server', () => {
  it.each(pages)('names each file that its scripts import, so that all are fetched in one round trip: %s', (page) => {
    const named = namedIn(page);
    expect(named).toContain(main);
    expect([...named].sort()).toEqual([...loadedWith(metafile, named)].sort());
  });

  it.each(pages)(`loads at most ${mostFiles} files: %s`, (page) => {
    expect(namedIn(page).length).toBeLessThanOrEqual(mostFiles);
  });

  it.each(javaScriptBudgets.map(([visit, budget]) => [visit.name, budget, visit.page] as const))(
    'weighs no more than its budget, gzip: %s, %d kB',
    (_name, budget, page) => {
      const weight = namedIn(`${page}.html`).reduce((sum, file) => sum + gzipped(file), 0);
      expect(weight).toBeGreaterThan(50);
      expect(weight).toBeLessThanOrEqual(budget);
    },
  );

  it.each(javaScriptBudgets.map(([visit]) => [visit.name, visit.page] as const))(
    'pulls in no time zones and no heavy library where a visit begins: %s',
    (_name, page) => {
      const reached = librariesIn(metafile, namedIn(`${page}.html`));
      expect(reached).toContain('react-dom');
      expect(heavy.filter((name) => reached.includes(name))).toEqual([]);
    },
  );

  it.each(['SignIn', 'Landing', 'Apply'])('does not contain the store of the signed-in pages: %s', (page) => {
    const reached = librariesIn(metafile, namedIn(`${page}.html`));
    expect(store.filter((name) => reached.includes(name))).toEqual([]);
  });

  it('contains the store if a candidate is signed in, and time zones if a time is chosen', () => {
    expect(librariesIn(metafile, namedIn('MyJobs.html'))).toEqual(expect.arrayContaining(store));
    expect(librariesIn(metafile, namedIn('Schedule.html'))).toContain('luxon');
  });
});

describe('an area opened from any page', () => {
  const areas = areasIn(metafile);

  it('is found', () => {
    expect(areas.map((area) => basename(area))).toEqual(
      expect.arrayContaining(['sign-in.area.ts', 'scheduling.area.ts']),
    );
  });

  it.each(areas)('makes up a page of few files; otherwise its shared chunk is missing: %s', (area) => {
    const itself = loadedWith(metafile, [main, builtFrom(metafile, area)]);
    const needsStore = store.every((name) => librariesIn(metafile, itself).includes(name));
    expect(loadedWith(metafile, [...itself, ...(needsStore ? [signedIn] : [])]).length).toBeLessThanOrEqual(
      mostOf(area),
    );
  });
});
