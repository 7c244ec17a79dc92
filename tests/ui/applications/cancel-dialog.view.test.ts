import { whatBecame } from '../../../application/applications/giving-up.live';
import { known } from '../../../domain/brand';
import { defaultPrimary, defaultPrimaryFont, readableTheme, type Color } from '../../../domain/positions/theme';
import type { Application } from '../../../domain/applications/application';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { cancelDialogView, dialogTheme, type CancelDialogState } from '../../../ui/applications/cancel-dialog.view';
import { aListed, allowances, anApplication } from '../../support/builders/applications';
import { slot } from '../../support/builders/slots';
import { at } from '../../support/builders/time';

const booked = (changes: Partial<Application> = {}): Application =>
  anApplication({
    applied: 'interview-arranged',
    slot: slot('2026-12-04', '10:30', '11:00'),
    scheduledAt: at('2026-12-04T16:30:00Z'),
    ...changes,
  });

const view = (application: Application, changes: Partial<CancelDialogState> = {}) =>
  cancelDialogView({
    listed: aListed(application),
    look: 'cancel',
    choice: undefined,
    reason: '',
    givingUp: { _tag: 'Answering' },
    ...changes,
  });

const two = allowances({ video: { flag: true, left: 2 } });
const none = allowances({ video: { flag: true, left: 0 } });

describe('The cancel dialog', () => {
  it('says how many reschedules are left, and offers the choice [spec 1 §4, R18]', () => {
    expect(view(booked({ allowances: two }))).toMatchObject({
      about: ['Caregiver, Linden Court', 'Friday, 04 December, 2026, 10:30 AM CT'],
      sentence: 'Your video interview may be rescheduled up to 2 more time(s).',
      choice: {
        options: [
          {
            label: 'Reschedule later',
            hint: expect.stringMatching(/ This uses 1 reschedule\. You have 1 left after that\.$/),
          },
          { label: 'Withdraw from consideration for the job?' },
        ],
        chosen: undefined,
        fault: undefined,
      },
      reason: undefined,
      back: 'No, Go Back',
      submit: 'Yes, Cancel',
    });
  });

  it('looks destructive for Yes, Cancel and withdrawing, but not for another time later [spec 1 §4]', () => {
    expect(view(booked({ allowances: two })).grave).toBe(true);
    const inPerson = { look: 'reschedule-question' } as const;
    expect(view(booked({ allowances: two }), { ...inPerson, choice: 'reschedule-later' }).grave).toBe(false);
    expect(view(booked({ allowances: two }), { ...inPerson, choice: 'withdraw' }).grave).toBe(true);
  });

  it('without a move left offers no choice and asks for the reason [spec 1 §4, R18]', () => {
    expect(view(booked({ allowances: none }))).toMatchObject({
      sentence:
        'Your video interview will be canceled and cannot be rescheduled. Your application will no longer be considered.',
      choice: undefined,
      reason: { label: 'Reason', placeholder: 'Add your reason here...' },
    });
  });

  it('asks for a reason only for withdrawing, not for rescheduling later [spec 1 §4]', () => {
    expect(view(booked(), { choice: 'withdraw' }).reason).toBeDefined();
    expect(view(booked(), { choice: 'reschedule-later' }).reason).toBeUndefined();
  });

  it.each([
    [35, 'in-person', 'Your onsite interview may be rescheduled.', 'Yes, Cancel Onsite'],
    [21, 'video', 'Your onboarding interview may be rescheduled.', 'Yes, Cancel Onboard'],
    [0, 'in-person', 'Your in-person interview may be rescheduled.', 'Yes, Cancel Inperson'],
  ] as const)(
    'in status %d, kind %s, speaks of the stage [spec 1 §4, R18]',
    (status, interviewKind, sentence, submit) => {
      expect(view(booked({ status: statusOf(status), interviewKind }))).toMatchObject({ sentence, submit });
    },
  );

  it('says next to the choice and the reason what is missing [spec 1 §5, R18, R29]', () => {
    const incomplete = (refusal: Parameters<typeof whatBecame>[0]) => ({ givingUp: whatBecame(refusal) });
    expect(view(booked(), incomplete({ _tag: 'ChoiceMissing', movesLeft: 2 })).choice?.fault).toBe(
      'Please choose option for cancel interview',
    );
    const withdrawing = { choice: 'withdraw' } as const;
    expect(view(booked(), { ...withdrawing, ...incomplete({ _tag: 'ReasonMissing' }) }).reason?.fault).toBe('Required');
    const tooLong = incomplete({ _tag: 'ReasonTooLong', length: 1_001, limit: 1_000 });
    expect(view(booked(), { ...withdrawing, ...tooLong }).reason?.fault).toMatch(/1001.*1000/);
  });

  it('on the page of an in-person interview asks whether to re-schedule, Yes or No [spec 2 §2.11]', () => {
    const application = booked({ interviewKind: 'in-person' });
    expect(view(application, { look: 'reschedule-question' })).toMatchObject({
      title: 'Do you want to Re-schedule?',
      choice: { label: 'Do you want to Re-schedule?', options: [{ label: 'Yes' }, { label: 'No' }] },
      back: 'Cancel',
      submit: 'Submit',
    });
  });

  it('says after a failed call what was kept, and that trying again is safe if the response was lost [R29]', () => {
    const after = (failure: Parameters<typeof whatBecame>[0]) =>
      view(booked(), { choice: 'reschedule-later', givingUp: whatBecame(failure) }).failure;
    expect(after({ _tag: 'AnswerLost' })).toMatchObject({
      keptNote: expect.stringContaining('won’t cancel twice'),
      action: 'Try again',
    });
    expect(after({ _tag: 'ServerFault', message: '', requestId: '7f3a' })).toMatchObject({
      title: 'This was not canceled',
      keptNote: 'Your time is still yours. Your answer is kept.',
      requestId: '7f3a',
    });
    expect(after({ _tag: 'ActNotOffered', act: 'RescheduleLater', status: 'Interviewed', offered: [] })).toMatchObject({
      text: expect.stringContaining("'Interviewed'"),
      action: 'Back to My Jobs',
    });
  });
});

describe("The dialog's colors", () => {
  it("are the employer's, even on the list [spec 2 §1]", () => {
    expect(dialogTheme({ colors: { primary: '#7A3B2E', primaryFont: 'white' } })).toEqual(
      readableTheme(known<Color>('#7a3b2e'), known<Color>('#ffffff')),
    );
  });

  it.each(['', 'mauve'])('are the default if the employer has no valid ones: %j', (text) => {
    expect(dialogTheme({ colors: { primary: text, primaryFont: text } })).toEqual(
      readableTheme(defaultPrimary, defaultPrimaryFont),
    );
  });
});
