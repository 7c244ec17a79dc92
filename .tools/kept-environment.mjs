import NodeEnvironment from 'jest-environment-node';

/** A function that gives an object's properties back what they are now. */
const restorerOf = (object) => {
  const initial = Object.getOwnPropertyDescriptors(object);
  return () => {
    for (const key of Reflect.ownKeys(initial))
      if (initial[key].configurable) Object.defineProperty(object, key, initial[key]);
    // Jest keeps the state of a test file under symbols.
    for (const symbol of Object.getOwnPropertySymbols(object))
      if (!(symbol in initial)) Reflect.deleteProperty(object, symbol);
  };
};

let kept;

/**
 * Jest's environment for Node, one for all test files of a process: kept-modules.cjs evaluates a module once in it. After each file its globals are as
 * they were. While jest watches, files change: each run gets its own.
 */
export default class KeptEnvironment extends NodeEnvironment {
  constructor(settings, context) {
    if (kept !== undefined) return kept;
    super(settings, context);
    const { watch, watchAll } = settings.globalConfig;
    this.isKept = !watch && !watchAll;
    if (!this.isKept) return;
    const { global } = this;
    this.restorers = [global, global.process, global.process.env].map(restorerOf);
    kept = this;
  }

  async teardown() {
    if (!this.isKept) {
      await super.teardown();
      return;
    }
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    for (const restore of this.restorers) restore();
  }
}
