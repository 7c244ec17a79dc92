import { known } from '../../../domain/brand';
import type { PositionId } from '../../../domain/ids/position-ids';
import {
  nothingChosen,
  stepUpload,
  type ResumeRef,
  type UploadEvent,
  type UploadState,
} from '../../../domain/resumes/upload';
import { diagramOf, edgesOf, tagOf } from '../walk';

const chosen = (name: string): UploadEvent => ({
  _tag: 'FileChosen',
  ref: known<ResumeRef>('a file'),
  name,
  bytes: 48_000,
});

const events = ({ uploads: upload }: UploadState): readonly UploadEvent[] => [
  chosen('resume.pdf'),
  chosen('resume.pages'),
  {
    _tag: 'SavedResumeChosen',
    resume: {
      resumeName: 'resume.pdf',
      resumePath: 'stored',
      positionId: known<PositionId>(101),
      positionName: 'Caregiver',
    },
  },
  { _tag: 'UploadPressed' },
  { _tag: 'StopPressed' },
  { _tag: 'OkPressed' },
  { _tag: 'Progressed', upload, percent: 50 },
  { _tag: 'Stored', upload },
  { _tag: 'NotStored', upload, failure: { _tag: 'UploadBroke' } },
];

/** Distinguishes a file that may not be sent from one that may, because it leads elsewhere. */
const sayEvent = (event: UploadEvent): string =>
  event._tag === 'FileChosen' && event.name === 'resume.pages' ? 'File chosen that may not be sent' : tagOf(event);

export const upload = diagramOf(
  'The upload of a resume',
  edgesOf<UploadState, UploadEvent>({
    begins: [nothingChosen],
    events,
    step: (state, event) => stepUpload(state, event)[0],
    key: ({ uploads: _, ...state }) => JSON.stringify(state),
  }),
  { state: tagOf, event: sayEvent },
);
