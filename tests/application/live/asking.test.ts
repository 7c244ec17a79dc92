import { Subject } from 'rxjs';
import { askingMachine, type Question } from '../../../application/live/asking';
import { openScope } from '../../../application/live/scope';
import { keepingReporter } from '../../support/world/reporter';

/** A page whose calls the test answers; it counts those that are on their way. */
const aPage = (changes: Partial<Question<string>> = {}) => {
  const calls: Subject<string>[] = [];
  const reporter = keepingReporter();
  const page = askingMachine<string>(
    {
      ask: () => {
        const call = new Subject<string>();
        calls.push(call);
        return call;
      },
      known: undefined,
      ifBroken: 'our defect',
      ...changes,
    },
    reporter,
  );
  const scope = openScope();
  page.runIn(scope);
  const again = (): void => page.send({ _tag: 'AgainPressed' });
  return { ...page, again, calls, scope, reporter, waiting: () => calls.map(({ observed }) => observed) };
};

const asking = { _tag: 'Asking' };
const answered = (answer: string) => ({ _tag: 'Answered', answer });

describe("A page's query", () => {
  it('runs once when the page opens, and again on request', () => {
    const { value, calls, again } = aPage();
    expect(value()).toEqual(asking);
    calls[0]?.next('no connection');
    expect(value()).toEqual(answered('no connection'));
    expect(calls).toHaveLength(1);
    again();
    expect(value()).toEqual(asking);
    calls[1]?.next('here');
    expect(value()).toEqual(answered('here'));
  });

  it('that is repeated while it runs is answered once, by the second call; the first is canceled', () => {
    const { value, calls, again, waiting } = aPage();
    again();
    expect(waiting()).toEqual([false, true]);
    calls[0]?.next('first');
    expect(value()).toEqual(asking);
    calls[1]?.next('second');
    expect(value()).toEqual(answered('second'));
  });

  it('that is answered in steps shows the latest, and repeated it begins anew', () => {
    const { value, calls, again } = aPage();
    for (const step of ['42 %', '18 Mbps']) {
      calls[0]?.next(step);
      expect(value()).toEqual(answered(step));
    }
    again();
    expect(value()).toEqual(asking);
  });

  it('whose answer came with the page runs only on request', () => {
    const { value, calls, again } = aPage({ known: 'drawn' });
    expect(value()).toEqual(answered('drawn'));
    expect(calls).toEqual([]);
    again();
    expect(calls).toHaveLength(1);
  });

  it('is canceled when the page is left', () => {
    const { scope, waiting } = aPage();
    scope.end();
    expect(waiting()).toEqual([false]);
  });

  it('without parameters stays unanswered', () => {
    const { value, again } = aPage({ ask: undefined });
    again();
    expect(value()).toEqual(asking);
  });

  it.each([
    [
      'before it is sent',
      () => {
        throw new Error('ours');
      },
    ],
    ['on its way', () => Promise.reject(new Error('ours'))],
  ])('that fails in our own code %s is answered accordingly, and can be repeated', async (_when, ask) => {
    const { value, again, reporter } = aPage({ ask });
    await Promise.resolve()
      .then(() => undefined)
      .then(() => undefined);
    expect(value()).toEqual(answered('our defect'));
    again();
    await Promise.resolve()
      .then(() => undefined)
      .then(() => undefined);
    expect(value()).toEqual(answered('our defect'));
    expect(reporter.reports.map(({ event }) => event)).toEqual(['asking-threw', 'asking-threw']);
  });
});
