import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { Subject } from 'rxjs';
import { inMemorySessionStore } from '../../../adapters/in-process/session-store';
import { ourDefect, type CallFailure } from '../../../application/failure';
import { findScreening } from '../../../application/screening/screen.journey';
import { openScope } from '../../../application/live/scope';
import { screeningMachine, type ScreeningEvent } from '../../../application/screening/skill-filter.live';
import type {
  AnsweredSkillFilter,
  ScreeningResult,
  SubmitAnswersRefusal,
} from '../../../application/screening/screening.api';
import type { Questionnaire } from '../../../domain/screening/questionnaire';
import { communityId, positionId } from '../../support/builders/applications';
import { key } from '../../support/builders/identity';
import { candidateId } from '../../support/builders/recording';
import { aQuestion, aQuestionnaire, aSection, questionId } from '../../support/builders/screening';
import { callByHand, settled } from '../../support/world/by-hand';
import { keepingReporter } from '../../support/world/reporter';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const two = aQuestionnaire(
  aSection(1, aQuestion(1), aQuestion(2, { type: 'short-text', required: false, options: [] })),
);
const yes: ScreeningEvent = { _tag: 'OptionPressed', option: 'Yes' };
const forward: ScreeningEvent = { _tag: 'ForwardPressed' };
const passed: ScreeningResult = { status: 1, selfRecord: false, resume: 'none', message: '', jobs: 1 };
const offline = { _tag: 'NoConnection' } as const;

/** The page of these questions, on a device whose calls and connection the test controls. */
const aPage = (questionnaire: Questionnaire | undefined, session = inMemorySessionStore()) => {
  const submit = callByHand<AnsweredSkillFilter, CallFailure | SubmitAnswersRefusal, ScreeningResult>();
  const back = new Subject<unknown>();
  const went: string[] = [];
  const turns: string[] = [];
  const forgetList = jest.fn();
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return key(`answers ${keys}`);
  };
  const filter = { candidateId: candidateId(1), questionnaire };
  const page = screeningMachine(
    {
      session,
      api: { submitAnswers: submit.call },
      environment: { newKey },
      connectivity: { back },
      forgetList,
      reporter: keepingReporter(),
      turned: (place, way) => turns.push(`${way} ${place.part} ${place.at}`),
      goTo: ({ _tag }) => went.push(_tag),
    },
    findScreening({ session, environment: { newKey } })(job, 'Caregiver', filter),
  );
  const scope = openScope();
  page.runIn(scope);
  const press = async (...events: readonly ScreeningEvent[]): Promise<void> => {
    events.forEach(page.send);
    await settled();
  };
  const kept = () => O.toUndefined(session.drafts.of(filter.candidateId, job.positionId).read());
  return { ...page, press, submit, back, went, turns, forgetList, scope, session, kept };
};

describe('The page of a job’s questions', () => {
  it('stores every answer and the open page, and restores them [R3a]', async () => {
    const { press, kept, session } = aPage(two);
    await press(yes, forward, { _tag: 'Typed', text: 'Nights' });
    expect(kept()).toMatchObject({
      at: 1,
      answers: [
        { questionId: questionId(1), answer: ['Yes'] },
        { questionId: questionId(2), answer: ['Nights'] },
      ],
    });
    expect(aPage(two, session).value().screening.draft).toEqual(kept());
  });

  it("can't be left without a required answer, and says so until one is given [spec 1 §5]", async () => {
    const { press, value } = aPage(two);
    await press(forward);
    expect(value().fault).toBeDefined();
    expect(value().screening.draft.at).toBe(0);
    await press(yes);
    expect(value().fault).toBeUndefined();
    await press(forward);
    expect(value().screening.draft.at).toBe(1);
  });

  it('shows more options for one page, not for the next [spec 1 §9]', async () => {
    const { press, value } = aPage(two);
    await press(yes, { _tag: 'ShowMorePressed' });
    expect(value().allOptions).toBe(true);
    await press(forward);
    expect(value().allOptions).toBe(false);
  });

  it('with Enter goes on, but from the last answer to all of them: only the button submits', async () => {
    const { press, value, turns, submit } = aPage(two);
    const enter: ScreeningEvent = { _tag: 'EnterPressed' };
    await press(enter);
    expect(value().fault).toBeDefined();
    await press(yes, enter, { _tag: 'Typed', text: 'Nights' }, enter);
    expect(turns).toEqual(['onward question 1', 'onward check 1']);
    expect(value().part).toBe('check');
    await press({ _tag: 'ChangePressed', at: 1 }, enter);
    expect(value().part).toBe('check');
    expect(submit.asked).toEqual([]);
  });

  it('goes back to the previous page, and no further', async () => {
    const { press, value } = aPage(two);
    await press(yes, forward, { _tag: 'PreviousPressed' }, { _tag: 'PreviousPressed' });
    expect(value().screening.draft.at).toBe(0);
  });

  it('treats cleared text as no answer', async () => {
    const { press, kept } = aPage(two);
    await press(yes, forward, { _tag: 'Typed', text: 'N' }, { _tag: 'Typed', text: '' });
    expect(kept()?.answers.find((one) => one.questionId === questionId(2))?.answer ?? []).toEqual([]);
  });
});

describe('The position in the questions', () => {
  it('is added to the browser history at every turn, so that Back goes to the previous question', async () => {
    const { press, turns } = aPage(two);
    await press(forward);
    expect(turns).toEqual([]);
    await press(yes, forward, { _tag: 'PreviousPressed' });
    expect(turns).toEqual(['onward question 1', 'back question 0']);
  });

  it('follows the browser’s Back without a new history entry, and is stored [R3a]', async () => {
    const { press, turns, value, kept } = aPage(two);
    await press(yes, forward, { _tag: 'PlaceReturned', place: { part: 'question', at: 0 } });
    expect(value()).toMatchObject({ part: 'question', fault: undefined });
    expect(kept()?.at).toBe(0);
    expect(turns).toHaveLength(1);
  });

  it('may be the list of all answers before Submit, or one of its answers and back', async () => {
    const { press, turns, value } = aPage(two);
    await press(yes, forward, { _tag: 'CheckPressed' });
    expect(value().part).toBe('check');
    await press({ _tag: 'ChangePressed', at: 0 });
    expect(value()).toMatchObject({ part: 'change', screening: { draft: { at: 0 } } });
    await press({ _tag: 'OptionPressed', option: 'No' }, forward);
    expect(value()).toMatchObject({ part: 'check', fault: undefined });
    await press({ _tag: 'ChangePressed', at: 1 }, { _tag: 'PreviousPressed' });
    expect(value().part).toBe('check');
    await press({ _tag: 'PreviousPressed' });
    expect(value()).toMatchObject({ part: 'question', screening: { draft: { at: 1 } } });
    expect(turns).toEqual([
      'onward question 1',
      'onward check 1',
      'onward change 0',
      'onward check 1',
      'onward change 1',
      'back check 1',
      'back question 1',
    ]);
  });

  it('stays at a changed question that is required and was cleared [spec 1 §5]', async () => {
    const text = { type: 'short-text', options: [] } as const;
    const { press, value } = aPage(aQuestionnaire(aSection(1, aQuestion(1, text), aQuestion(2))));
    await press({ _tag: 'Typed', text: 'Nights' }, forward, { _tag: 'CheckPressed' }, { _tag: 'ChangePressed', at: 0 });
    await press({ _tag: 'Typed', text: '' }, forward);
    expect(value()).toMatchObject({ part: 'change', fault: { _tag: 'MandatoryUnanswered' } });
  });

  it('can be submitted from the list of all answers too, which opens the question that is missing [spec 1 §5]', async () => {
    const { press, submit, value, turns } = aPage(two);
    await press({ _tag: 'CheckPressed' }, forward);
    expect(submit.asked).toEqual([]);
    expect(value()).toMatchObject({ part: 'question', fault: { _tag: 'MandatoryUnanswered' } });
    expect(turns).toEqual(['onward check 1', 'onward question 0']);
    await press(yes, { _tag: 'CheckPressed' }, forward);
    expect(submit.asked).toHaveLength(1);
  });
});

describe('Submitting the answers', () => {
  const onLastPage = async () => {
    const page = aPage(two);
    await page.press(yes, forward);
    return page;
  };

  it.each([
    [1, false, 'required', 'ScreeningSuccess'],
    [1, true, 'none', 'ScreeningSuccess'],
    [1, true, 'optional', 'SelfRecordScreeningSuccess'],
    [2, true, 'required', 'SelfRecordScreeningSuccess'],
    [3, true, 'required', 'SelfRecordScreeningSuccess'],
    [4, true, 'required', 'ScreeningFail'],
  ] as const)('of status %i, self-record %s, resume %s lead to %s, and the list is refetched [R8]', async (...row) => {
    const [status, selfRecord, resume, leadsTo] = row;
    const { press, submit, value, went, forgetList, kept } = await onLastPage();
    await press(forward);
    expect(value().submit).toEqual({ _tag: 'Evaluating' });
    await submit.answer(E.right({ ...passed, status, selfRecord, resume }));
    expect(went).toEqual([leadsTo]);
    expect(forgetList).toHaveBeenCalledTimes(1);
    expect(kept()).toBeUndefined();
  });

  it.each([
    ['ScreeningAnswered', 'ScreeningRepeated'],
    ['PositionClosed', 'NoPosts'],
    ['NoSuchApplication', 'MyJobs'],
  ] as const)('of a job that says %s leads to %s', async (_tag, leadsTo) => {
    const { press, submit, went } = await onLastPage();
    await press(forward);
    await submit.answer(E.left({ _tag }));
    expect(went).toEqual([leadsTo]);
  });

  it('that is refused for another reason says so, and can be tried again', async () => {
    const { press, submit, value } = await onLastPage();
    await press(forward);
    const reason = { _tag: 'OtherQuestionnaire' } as const;
    await submit.answer(E.left(reason));
    expect(value().submit).toEqual({ _tag: 'NotSubmitted', reason });
    await press({ _tag: 'SubmitPressed' });
    expect(submit.asked).toHaveLength(2);
    expect(value().submit._tag).toBe('Evaluating');
  });

  it('waits while offline, and is sent automatically with the same key when the connection is back [R17]', async () => {
    const { press, submit, back, value, went } = await onLastPage();
    await press(forward);
    await submit.answer(E.left(offline));
    expect(value().submit).toEqual({ _tag: 'Waiting', lost: offline });
    back.next('back');
    await settled();
    const first = submit.asked[0]?.key;
    expect(submit.asked.map((one) => one.key)).toEqual([first, first]);
    await submit.answer(E.right(passed));
    expect(went).toEqual(['ScreeningSuccess']);
  });

  it('is a new request with other answers, and the same if only pages are turned [R17]', async () => {
    const { press, submit, value } = await onLastPage();
    const before = value().screening.draft.key;
    await press({ _tag: 'PreviousPressed' }, forward);
    expect(value().screening.draft.key).toBe(before);
    await press(forward);
    await submit.answer(E.left({ _tag: 'ServerFault', message: '', requestId: undefined }));
    await press({ _tag: 'Typed', text: 'Nights' }, forward);
    expect(submit.asked.map((one) => one.key === before)).toEqual([true, false]);
    expect(submit.asked[1]?.key).toBe(value().screening.draft.key);
  });

  it('that is waiting is canceled by another answer', async () => {
    const { press, submit, back, value } = await onLastPage();
    await press(forward);
    await submit.answer(E.left(offline));
    await press({ _tag: 'Typed', text: 'Nights' });
    expect(value().submit).toEqual({ _tag: 'NotAsked' });
    back.next('back');
    await settled();
    expect(submit.asked).toHaveLength(1);
  });

  it('still refetches the list if the page was left while it was being sent, and navigates nowhere', async () => {
    const { press, submit, scope, went, forgetList } = await onLastPage();
    await press(forward);
    scope.end();
    await submit.answer(E.right(passed));
    expect(forgetList).toHaveBeenCalledTimes(1);
    expect(went).toEqual([]);
  });

  it('while a required answer is missing opens its page and says so, without a call [spec 1 §5]', async () => {
    const { press, value, submit } = aPage(aQuestionnaire(aSection(1, aQuestion(1), aQuestion(2))));
    await press({ _tag: 'SubmitPressed' });
    expect(submit.asked).toEqual([]);
    expect(value().submit).toEqual({ _tag: 'NotAsked' });
    expect(value().fault).toBeDefined();
    expect(value().screening.draft.at).toBe(0);
  });

  it('happens at once if there are no questions, and again only when the button is pressed [R6a]', async () => {
    const { submit, value, back, press } = aPage(undefined);
    await settled();
    expect(submit.asked).toHaveLength(1);
    await submit.answer(E.left({ _tag: 'ServerFault', message: '', requestId: undefined }));
    expect(value().submit._tag).toBe('NotSubmitted');
    back.next('back');
    await settled();
    expect(submit.asked).toHaveLength(1);
    await press({ _tag: 'SubmitPressed' });
    expect(submit.asked).toHaveLength(2);
  });

  it('that throws says that something went wrong, and can be tried again', async () => {
    const session = inMemorySessionStore();
    const environment = { newKey: () => key('the answers') };
    const page = screeningMachine(
      {
        session,
        api: {
          submitAnswers: () => {
            throw new Error('a defect');
          },
        },
        environment,
        connectivity: { back: new Subject() },
        forgetList: jest.fn(),
        reporter: keepingReporter(),
        turned: jest.fn(),
        goTo: jest.fn(),
      },
      findScreening({ session, environment })(job, 'Caregiver', {
        candidateId: candidateId(1),
        questionnaire: undefined,
      }),
    );
    page.runIn(openScope());
    await settled();
    expect(page.value().submit).toEqual({ _tag: 'NotSubmitted', reason: ourDefect });
  });
});
