// `npm run mutate-numbers [-- NAME …]`: gives each number of the rules its neighbor's value and checks that a test of the domain fails.
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { sources } from './files.mjs';
import { root } from './process.mjs';

/** The sheet itself says what each number is. */
const loaded = await build({
  absWorkingDir: root,
  entryPoints: ['domain/parameters/sheet.ts'],
  bundle: true,
  write: false,
  format: 'esm',
});
const { parameters, oneOfUnit } = await import(
  `data:text/javascript,${encodeURIComponent(loaded.outputFiles[0].text)}`
);

const domain = sources()
  .map((file) => relative(root, file))
  .filter((file) => file.startsWith('domain/') && !file.startsWith('domain/parameters/'))
  .map((file) => ({ file, text: readFileSync(resolve(root, file), 'utf8') }));

const asked = process.argv.slice(2);
const survivors = [];
for (const { name, value, unit } of parameters.filter((one) => asked.length === 0 || asked.includes(one.name))) {
  const users = domain.filter(({ text }) => text.includes(`numbers.${name}`)).map(({ file }) => file);
  const tried = JSON.stringify({ [name]: (value + 1) * oneOfUnit(unit) });
  const { status } = spawnSync(
    process.execPath,
    [
      '--require',
      './.tools/compiled-once.cjs',
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      ...['--selectProjects', 'domain', '--maxWorkers=1', '--bail', '--silent', '--findRelatedTests', ...users],
      // The table's own test reads the table.
      ...['--testPathIgnorePatterns', 'tests/domain/parameters/parameters.test.ts'],
    ],
    { cwd: root, env: { ...process.env, TRIED_VALUES: tried }, encoding: 'utf8' },
  );
  const noticed = users.length > 0 && status !== 0;
  if (!noticed) survivors.push(name);
  console.log(`${noticed ? 'noticed' : 'SURVIVES'}  ${name} ${value} → ${value + 1}`);
}
if (survivors.length > 0) {
  console.error(`No test of the domain notices another value of: ${survivors.join(', ')}`);
  process.exit(1);
}
