const { appendFileSync, mkdirSync } = require('node:fs');
const { join } = require('node:path');

/*
 * Loaded by jest before each test file to collect facts for the rule book: every property of the domain records how many cases it tried.
 * Failures are reported by fast-check as usual.
 */

const folder = process.env.CASES_TRIED_IN;
const { testPath } = expect.getState();

if (folder !== undefined && testPath.includes('/tests/domain/')) {
  const fc = require('fast-check');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${process.pid}.jsonl`);

  const errorOf = (details) => {
    const { errorInstance, runConfiguration } = details;
    const message = fc.defaultReportMessage(details);
    return runConfiguration.includeErrorInReport ? new Error(message) : new Error(message, { cause: errorInstance });
  };

  const reporter = (details) => {
    const { currentTestName } = expect.getState();
    appendFileSync(file, `${JSON.stringify({ testPath, test: currentTestName, tried: details.numRuns })}\n`);
    if (details.failed) throw errorOf(details);
  };

  fc.configureGlobal({ ...fc.readConfigureGlobal(), reporter });
}
