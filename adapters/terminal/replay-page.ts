import type { Instant } from '../../domain/time/instant';
import { printIsoInstant } from '../../domain/time/instant';
import type { Case } from '../rules/chapter';
import type { Changed, Report } from '../rules/replay/replay';

/* The report of a replay as a page for a browser: one file, without scripts, which asks no network. It has nobody's name. */

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const count = (value: number): string => value.toLocaleString('en-US');

const example = (one: Case): string =>
  `<li>${Object.entries(one)
    .map(([name, value]) => `${escaped(name)}: ${escaped(JSON.stringify(value))}`)
    .join('; ')}</li>`;

const group = ({ rule, from_row, to_row, count: answers, examples }: Changed): string =>
  [
    `<tr><th scope="row">${escaped(rule)}</th><td>${escaped(from_row)}</td><td>${escaped(to_row)}</td><td>${count(answers)}</td></tr>`,
    `<tr><td colspan="4"><details><summary>${examples.length} examples</summary><ul>${examples.map(example).join('')}</ul></details></td></tr>`,
  ].join('');

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.5rem;border-block-end:1px solid #ccc;vertical-align:top}';

/** What would have got another answer, as numbers are written where it is read. */
export const sayChanged = (
  { applications, slots, acts, changed, slots_changed, acts_changed, refusals }: Omit<Report, 'rules'>,
  say: (value: number) => string,
): readonly string[] => [
  `${say(changed)} of ${say(applications)} applications would have got another answer, ${say(slots_changed)} of ${say(slots)} times, and ${say(acts_changed)} of ${say(acts)} acts of the past.`,
  `${say(refusals.more)} acts and times more would have been refused, ${say(refusals.fewer)} fewer.`,
];

/** The page. `tried`: what was tried, in words. */
export const replayPage = (report: Report, tried: string, now: Instant): string =>
  [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>Replay: ${escaped(tried)}</title><style>${style}</style>`,
    `<h1>What would have been otherwise</h1><p>Tried: ${escaped(tried)}. As of ${printIsoInstant(now)}.</p>`,
    `<p>${sayChanged(report, count).join(' ')}</p>`,
    '<table><thead><tr><th scope="col">Rule</th><th scope="col">From row</th><th scope="col">To row</th><th scope="col">Answers</th></tr></thead>',
    `<tbody>${report.rules.map(group).join('')}</tbody></table></html>`,
  ].join('\n');
