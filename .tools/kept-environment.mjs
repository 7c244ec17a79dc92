import NodeEnvironment from 'jest-environment-node';

/** A function that gives an object's properties back what they are now; of those added since, it deletes the ones that `added` names. */
const restorerOf = (object, added) => {
  const initial = Object.getOwnPropertyDescriptors(object);
  return () => {
    for (const key of Reflect.ownKeys(initial))
      if (initial[key].configurable) Object.defineProperty(object, key, initial[key]);
    for (const key of added(object)) if (!(key in initial)) Reflect.deleteProperty(object, key);
  };
};

let kept;

/**
 * Jest's environment for Node, one for all test files of a process: kept-modules.cjs evaluates a module once in it. After each file the globals and
 * variables that it had are as they were. While jest watches, files change: each run gets its own.
 */
export default class KeptEnvironment extends NodeEnvironment {
  constructor(settings, context) {
    if (kept !== undefined) return kept;
    super(settings, context);
    const { watch, watchAll } = settings.globalConfig;
    this.isKept = !watch && !watchAll;
    if (!this.isKept) return;
    const { global } = this;
    this.restorers = [
      // Jest keeps the state of a test file under symbols. What a module named, as polyfills do, stays: it is not evaluated again.
      restorerOf(global, Object.getOwnPropertySymbols),
      restorerOf(global.process, Object.getOwnPropertySymbols),
      restorerOf(global.process.env, Reflect.ownKeys),
    ];
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
