const { default: Runtime } = require('jest-runtime');

/** What jest evaluates for each test file: the file, and jest itself where it keeps the file's state. */
const ofOneFile = /node_modules\/(jest-circus|expect|@jest\/expect)\//;

const kept = new WeakMap();

/** Where istanbul counts statements, functions and branches of a source. */
const countersOf = ({ s, f, b }) => [s, f, ...Object.values(b)];

/**
 * Jest's modules. Jest evaluates every module anew for each test file, in case a test replaces one or changes its state. Ours replace ports, and modules have
 * no state. So in an environment that is kept (kept-environment.mjs), a module is evaluated once for all files of a process.
 */
module.exports = class KeptModules extends Runtime {
  constructor(config, environment, ...settings) {
    const before = kept.get(environment);
    if (before !== undefined) {
      const [, , , , testPath] = settings;
      before.begin(testPath);
      return before;
    }
    super(config, environment, ...settings);
    if (environment.isKept) kept.set(environment, this);
  }

  begin(testPath) {
    for (const part of [this.executor, this.esmLoader]) part.testPath = testPath;
    this._testPath = testPath;
    // The file before has left its last test; this one is loading.
    this.testState.state = 'loading';
  }

  /** What the test file counted. All counts so far would be copied and summed up for each of them. */
  getAllCoverageInfoCopy() {
    const { __coverage__: coverage } = this._environment.global;
    if (coverage === undefined) return undefined;
    const counted = Object.entries(coverage).filter(([, source]) =>
      countersOf(source).some((counts) => Object.values(counts).some((count) => count > 0)),
    );
    const copy = structuredClone(Object.fromEntries(counted));
    for (const [, source] of counted)
      for (const counts of countersOf(source)) for (const key of Object.keys(counts)) counts[key] = 0;
    return copy;
  }

  teardown() {
    if (!kept.has(this._environment)) {
      super.teardown();
      return;
    }
    this.restoreAllMocks();
    this.testMainModule.reset();
    const { moduleRegistry, internalModuleRegistry } = this.registries;
    for (const file of [this._testPath, ...this._config.setupFilesAfterEnv]) moduleRegistry.delete(file);
    for (const file of internalModuleRegistry.keys()) if (ofOneFile.test(file)) internalModuleRegistry.delete(file);
  }
};
