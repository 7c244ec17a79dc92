import { inFull } from '../support/in-full';
import { openSwift, swiftMissing } from '../support/portal/swift';
import { bucketContract } from './bucket.suite';

/* Part of `npm run drill`: Swift has a dozen processes' worth of Python to start. */

const missing = inFull ? swiftMissing : 'it is part of npm run drill';

if (missing === undefined) bucketContract("OpenStack's Swift", openSwift);
else it.skip(`The file store in a bucket of OpenStack's Swift (left out: ${missing})`, () => undefined);
