import { placeAfterScreening } from '../../../application/navigation/outcome-screens';
import { toPath } from '../../../application/navigation/path';
import { screeningDestination } from '../../../domain/screening/outcome';
import { flag, number, struct, withDefault } from '../../contract/codec';
import { uploadResume } from '../../contract/wire/vocabulary';
import { jobFields, jobIn } from '../application';
import { rule } from '../rule';

export const skillFilterResultQuestion = struct({
  status: number,
  self_record_interview: withDefault(flag, false),
  upload_resume: withDefault(uploadResume, 'none'),
  ...jobFields,
});

/** Where an answered screening leads (R8). */
export const skillFilterResultRule = rule({
  name: 'skill-filter-result',
  shape: '{status, self_record_interview, upload_resume, community_id, position_id} → {path}',
  question: skillFilterResultQuestion,
  answer: ({ status, self_record_interview, upload_resume, ...ids }) => ({
    path: toPath(
      placeAfterScreening(
        screeningDestination({ status, selfRecord: self_record_interview, resume: upload_resume }),
        jobIn(ids),
      ),
    ),
  }),
});
