import type { AnswerUploads } from '../../../application/recording/answer-uploads.port';
import type { KeptRecordings, TakeKey } from '../../../application/recording/kept-recordings.port';
import type { Bearer } from '../../contract/bearer';
import { answerUpload } from '../../contract/recording/recording.calls';
import { resumableUploads } from '../resumes/resumable-uploads';

const extensionOf = (mime: string): string => (mime.startsWith('video/mp4') ? 'mp4' : 'webm');

/** Uploads the stored answers in chunks. Each answer's upload URL is stored with it, so a reload resumes where it stopped. */
export const browserAnswerUploads = (window: Window, kept: KeptRecordings<Blob>, bearer: Bearer): AnswerUploads =>
  resumableUploads(
    window,
    {
      kind: answerUpload,
      find: async (key: TakeKey) => {
        const bytes = await kept.whole(key)();
        return bytes && { name: `answer-${key.questionId}-${key.take}.${extensionOf(bytes.type)}`, bytes };
      },
      placeOf: async (key) => {
        const all = await kept.list(key)();
        return all.find(({ questionId, take }) => questionId === key.questionId && take === key.take)?.place;
      },
      setPlace: (key, place) => void kept.setPlace(key, place)(),
    },
    bearer,
  );
