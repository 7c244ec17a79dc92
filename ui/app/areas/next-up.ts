/* The panel beside the list on a wide screen; a phone never loads it. */
import '../ground/signed-in';
import { NextUp } from '../../screens/my-jobs/next-up';

export const area = { parts: { NextUp } };
