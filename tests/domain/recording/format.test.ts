import * as fc from 'fast-check';
import { bitrateFor } from '../../../domain/recording/bitrate';
import { recordingFormat, recordingFormats } from '../../../domain/recording/format';
import { cases } from '../../support/cases/cases';
import { list, number, oneOf, text, yesNo } from '../../../adapters/rules/cases/columns';

const mimes = recordingFormats.map(({ mime }) => mime);

describe('the format of a recording', () => {
  it('prefers VP8 over VP9 and WebM over MP4 [R44]', () => {
    expect(recordingFormats).toEqual([
      { mime: 'video/webm;codecs=vp8,opus', extension: 'webm' },
      { mime: 'video/webm;codecs=vp9,opus', extension: 'webm' },
      { mime: 'video/webm', extension: 'webm' },
      { mime: 'video/mp4;codecs=avc1.42E01E,mp4a.40.2', extension: 'mp4' },
      { mime: 'video/mp4', extension: 'mp4' },
    ]);
  });

  it.each(cases('recording/format-of-browser', { canWrite: list(text), mime: text, extension: text }))(
    '$title',
    ({ canWrite, mime, extension }) => {
      expect(recordingFormat((one) => canWrite.includes(one))).toEqual({ mime, extension });
    },
  );

  it("is one that the browser can write, or none if it can't write any [R44]", () => {
    fc.assert(
      fc.property(fc.subarray(mimes), (can) => {
        const found = recordingFormat((one) => can.includes(one));
        return found === undefined ? can.length === 0 : can.includes(found.mime);
      }),
    );
  });
});

describe('the bitrate of a recording', () => {
  it.each(
    cases('recording/format-bitrate', {
      device: oneOf('desktop', 'tablet', 'mobile'),
      slow: yesNo,
      video: number,
    }),
  )('$title', ({ device, slow, video }) => {
    expect(bitrateFor(device, slow).video).toBe(video);
  });

  it('keeps ten minutes far below the limit of 200 MB [R34]', () => {
    fc.assert(
      fc.property(fc.constantFrom('desktop', 'tablet', 'mobile'), fc.boolean(), (device, slow) => {
        const { video, audio } = bitrateFor(device, slow);
        return ((video + audio) / 8) * 600 < 100 * 1024 * 1024;
      }),
    );
  });
});
