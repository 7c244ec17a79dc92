/** Whether the suites of faults run at full length (`npm run attack`); in `npm test` each takes seconds. */
export const inFull = process.env['ATTACK'] === 'full';
