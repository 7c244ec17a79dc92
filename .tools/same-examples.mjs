import { configureGlobal } from 'fast-check';

/* One counterexample kills a mutant, so it needn't be shrunk. */
configureGlobal({ seed: 20_261_201, endOnFailure: true });
