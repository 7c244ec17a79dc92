import { useEffect, useRef, useState } from 'react';
import type { Subscription } from 'rxjs';
import { submitResume, uploadFailureOf, type SubmitStep } from '../../../application/journeys/submit-resume';
import type { Job } from '../../../application/navigation/destination';
import type { ResumeReceipt, ResumesApi } from '../../../application/ports/candidate-api/resumes';
import type { FileUploads } from '../../../application/ports/file-uploads';
import type { IdempotencyKey } from '../../../application/ports/secrets';
import { nothingChosen, stepUpload, type ResumeRef, type UploadEvent } from '../../../domain/resumes/upload';
import type { Upload } from './upload-resume.view';

const nothing: Upload = { state: nothingChosen, lineDropped: false, failure: undefined, receipt: undefined };

export interface UploadDependencies {
  readonly job: Job;
  readonly api: Pick<ResumesApi, 'storeResume'>;
  readonly uploads: () => Promise<FileUploads>;
  readonly chooseFile: (file: File) => Promise<ResumeRef>;
  readonly newKey: () => IdempotencyKey;
  readonly onStored: (receipt: ResumeReceipt) => void;
}

const eventOf = (step: SubmitStep, upload: number): UploadEvent | undefined => {
  switch (step._tag) {
    case 'Progressed':
      return { _tag: 'Progressed', upload, percent: step.percent };
    case 'LineDropped':
      return undefined;
    case 'Stored':
      return { _tag: 'Stored', upload };
    case 'NotStored':
      return { _tag: 'NotStored', upload, failure: uploadFailureOf(step.failure) };
  }
};

/** The upload of one page, from choosing to stored. Who leaves the page stops it; what was sent stays on the server for a day. */
export const useUpload = (deps: UploadDependencies) => {
  const [upload, setUpload] = useState(nothing);
  const latest = useRef(upload);
  const running = useRef<Subscription | undefined>(undefined);
  const key = useRef<IdempotencyKey | undefined>(undefined);
  useEffect(() => () => running.current?.unsubscribe(), []);

  const put = (next: Upload): void => {
    latest.current = next;
    setUpload(next);
  };
  const told = (step: SubmitStep, number: number): void => {
    const event = eventOf(step, number);
    const { state, ...rest } = latest.current;
    const [next] = event === undefined ? [state] : stepUpload(state, event);
    put({
      ...rest,
      state: next,
      lineDropped: step._tag === 'LineDropped',
      failure: step._tag === 'NotStored' ? step.failure : rest.failure,
      receipt: step._tag === 'Stored' ? step.receipt : rest.receipt,
    });
    if (step._tag === 'Stored') deps.onStored(step.receipt);
  };
  const start = async (number: number): Promise<void> => {
    const uploads = await deps.uploads();
    const { state } = latest.current;
    if (state._tag !== 'Uploading' || state.uploads !== number) return;
    const { job, api, newKey } = deps;
    key.current ??= newKey();
    running.current = submitResume({ api, uploads })({ job, choice: state.choice, key: key.current }).subscribe(
      (step) => told(step, number),
    );
  };
  const happen = (event: UploadEvent): void => {
    const [state, commands] = stepUpload(latest.current.state, event);
    put({ ...latest.current, state, lineDropped: false, failure: undefined });
    for (const command of commands) {
      if (command._tag === 'StartUpload') void start(command.upload);
      if (command._tag === 'StopUpload') running.current?.unsubscribe();
    }
  };
  const choose = (event: UploadEvent): void => {
    // Another choice is another request (R17).
    key.current = undefined;
    happen(event);
  };
  return {
    upload,
    chooseFile: async (file: File): Promise<void> => {
      const ref = await deps.chooseFile(file);
      choose({ _tag: 'FileChosen', ref, name: file.name, bytes: file.size });
    },
    choose,
    press: () => happen({ _tag: 'UploadPressed' }),
    stop: () => happen({ _tag: 'StopPressed' }),
  };
};
