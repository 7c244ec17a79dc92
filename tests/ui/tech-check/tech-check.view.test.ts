import { noChoiceYet } from '../../../application/recording/recording-choice.live';
import { states } from '../../../ui/gallery/states';
import { laterView } from '../../../ui/recording/choices.view';
import { recordingWaysTexts } from '../../../ui/recording/recording-ways.texts';
import { read } from '../../support/read-states';

describe('The tech check before a recording', () => {
  it('offers to record later where the line is too slow, with the note of the recording’s own pages [R22, R32]', () => {
    expect(read(states['tech-check-slow-to-record'])).toContain(recordingWaysTexts.laterNote);
    expect(read(states['tech-check-slow'])).not.toContain(recordingWaysTexts.recordLater);
  });

  it('says that the choice is being sent, and why it was not', () => {
    expect(laterView(noChoiceYet)).toMatchObject({ label: 'Record Later', busy: undefined, failure: undefined });
    const doing = { option: 'later', percent: undefined } as const;
    expect(laterView({ ...noChoiceYet, doing }).busy).toBe(recordingWaysTexts.sending);
    const { failure } = laterView({ ...noChoiceYet, failure: { _tag: 'NoConnection' } });
    expect(failure).toMatchObject({ title: 'You are offline', action: undefined });
  });
});
