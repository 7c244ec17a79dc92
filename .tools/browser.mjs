import { existsSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { provision } from './provision.mjs';
import { run } from './process.mjs';
import { inWords, playwright } from './results.mjs';

await ensureInstalled();
const env = await provision(['CHROMIUM_PATH', 'FIREFOX_PATH', 'TURNSERVER_PATH', 'FFMPEG_PATH', 'PULSEAUDIO_PATH']);
await ensureBuilt();
// The rule book's journey needs the page. In `npm test` an earlier step builds it; here nothing else does.
if (!existsSync('dist/rulebook/index.html')) await run(process.execPath, ['.tools/rulebook.mjs', '--check']);
const { ok, counts } = await playwright({ env, show: true, args: process.argv.slice(2) });
console.log(inWords(counts));
process.exitCode = ok ? 0 : 1;
