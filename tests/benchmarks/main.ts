import { writeFileSync } from 'node:fs';
import { actsBesidePgbench } from './acts';
import { bigListsSmooth, jobsListAtScale } from './big-lists';
import { bookingsPerSecond } from './bookings';
import { busyPages } from './busy-pages';
import { chatLines } from './chat-lines';
import { growthOfEvents } from './events';
import { firstFrames } from './first-frame';
import { firstLoad } from './first-load';
import { largestPaints } from './largest-paint';
import { longChatSmooth } from './long-chat';
import { growthOfStore } from './growth';
import { inWords, machine } from './machine';
import { oneCore } from './one-core';
import { offeredSlots } from './offered-slots';
import { orderedApplications } from './ordered-applications';
import { recordedInterviews } from './recording';
import type { Part } from './report';
import { removeFolders } from './scratch';
import { startTimes } from './start-times';
import { statementsPerCall } from './statements';
import { beVisitors, visitedList, visitorsArgument } from './visited';

/*
 * `npm run bench [-- PART …]`: measures, prints the results and stores them in benchmarks.json. It makes no judgment: a busy machine spoils every
 * time, so requirements are checked by tests (tests/browser/budget.spec.ts).
 */

const parts: readonly Part[] = [
  firstLoad,
  largestPaints,
  visitedList,
  busyPages,
  firstFrames,
  recordedInterviews,
  statementsPerCall,
  offeredSlots,
  orderedApplications,
  jobsListAtScale,
  bigListsSmooth,
  longChatSmooth,
  chatLines,
  bookingsPerSecond,
  actsBesidePgbench,
  growthOfStore,
  growthOfEvents,
  oneCore,
  startTimes,
];

const chosen = (names: readonly string[]): readonly Part[] => {
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}. There are: ${parts.map(({ name }) => name).join(', ')}.`);
    process.exit(1);
  }
  return names.length === 0 ? parts : parts.filter(({ name }) => names.includes(name));
};

const run = async (): Promise<void> => {
  const where = machine();
  console.log(inWords(where));
  console.log('Times are medians of 5 runs after one to warm up, with the quickest and the slowest in brackets.');
  if (where.loadBefore > where.cores) console.log('OTHERS ARE BUSY HERE: times are too long, believe the ratios.');
  const figures: Record<string, unknown> = {};
  for (const { name, title, leftOut, run: measure } of chosen(process.argv.slice(2))) {
    console.log(`\n${title}\n`);
    if (leftOut !== undefined) {
      console.log(`  Left out: ${leftOut}.`);
      continue;
    }
    const started = performance.now();
    const found = await measure();
    for (const line of found.lines) console.log(`  ${line}`.trimEnd());
    const seconds = Math.round((performance.now() - started) / 1_000);
    console.log(`  (measured in ${seconds} s)`);
    figures[name] = { title, seconds, ...found.figures };
  }
  const measuredAt = new Date().toISOString();
  writeFileSync('benchmarks.json', `${JSON.stringify({ measuredAt, machine: where, parts: figures }, undefined, 2)}\n`);
  console.log('\nKept in benchmarks.json.');
};

process.once('exit', removeFolders);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await (process.argv[2] === visitorsArgument ? beVisitors() : run());
process.exit(0);
