import type { RecorderOperations } from '../../../application/applications/recorder.api';
import { sayPositionRefusal } from '../../../application/applications/scheduling-refusals.words';
import type { CallOf } from '../call';
import { oneCall, type Bindings } from '../operation';
import { field, objectWith } from '../record';
import { jobParts } from '../positions/job.wire';
import { noApplication } from './applying-refusals.wire';
import { recorderVisitor } from './recorder.wire';
import { nothing } from '../calls/shared';

/** POST self_record_interviews/addHotjarUserIds (spec 1 §7, spec 2 §7) */
export const addHotjarUserIds: CallOf<RecorderOperations['nameRecording']> = {
  name: 'add_hotjar_user_ids',
  summary: 'Under which id a session recorder keeps the visit in which the candidate applied.',
  source: 'spec 1 §7, spec 2 §7, R5',
  method: 'POST',
  path: 'self_record_interviews/addHotjarUserIds',
  access: 'candidate',
  request: objectWith({ ...jobParts, visitor: field('hotjarUserId', recorderVisitor) }),
  response: nothing,
  refusal: noApplication,
  refusalStatus: () => 404,
  sayRefusal: sayPositionRefusal,
};

/** The call of `RecorderOperations`. */
export const recorderCalls: Bindings<RecorderOperations> = {
  nameRecording: oneCall(addHotjarUserIds),
};
