// `npm run mutate-numbers [-- NAME …]`: gives each number of the rules both neighbors' values and checks that a test of the domain fails.
import { build } from 'esbuild';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import { root } from './process.mjs';
import { testsToRun } from './tests-to-try.mjs';

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

const { text, reachedBy } = await testsToRun('node');
const failingWith = runInThisContext(`(triedValues, require) => {\n${text}\nreturn loaded.failing;\n}`);
const require = createRequire(resolve(root, 'package.json'));
const asUsual = failingWith({}, require);

/** The table's own test reads the table. */
const own = 'tests/domain/parameters/parameters.test.ts';

/** Whether a test of the domain fails that passes with the table's values. */
const isNoticed = async (name, value) => {
  const failing = failingWith({ [name]: value }, require);
  for (const file of (reachedBy[name] ?? []).filter((one) => one !== own)) {
    const failed = await failing(file);
    if (failed.length === 0) continue;
    const always = await asUsual(file);
    if (failed.some((test) => !always.includes(test))) return true;
  }
  return false;
};

const asked = process.argv.slice(2);
const survivors = [];
for (const { name, value, unit } of parameters.filter((one) => asked.length === 0 || asked.includes(one.name)))
  for (const neighbor of [value - 1, value + 1].filter((one) => one > 0)) {
    const noticed = await isNoticed(name, neighbor * oneOfUnit(unit));
    if (!noticed) survivors.push(`${name} = ${neighbor}`);
    console.log(`${noticed ? 'noticed' : 'SURVIVES'}  ${name} ${value} → ${neighbor}`);
  }
if (survivors.length > 0) {
  console.error(`No test of the domain notices: ${survivors.join(', ')}`);
  process.exit(1);
}
