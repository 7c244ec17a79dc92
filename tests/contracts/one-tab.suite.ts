import { filter, firstValueFrom, ReplaySubject } from 'rxjs';
import type { OneTab } from '../../application/recording/one-tab.port';
import { expects, type Contract } from './scenario';

const holding = (oneTab: OneTab, name: string) => {
  const told = new ReplaySubject<'held' | 'elsewhere'>();
  const seen: string[] = [];
  told.subscribe((state) => seen.push(state));
  const tab = oneTab.hold(name).subscribe(told);
  return {
    seen,
    is: (state: 'held' | 'elsewhere') => firstValueFrom(told.pipe(filter((one) => one === state))),
    leave: () => tab.unsubscribe(),
  };
};

/** The contract of the port `OneTab` (spec 2 §2.3). */
export const oneTabContract: Contract<OneTab> = {
  'the first tab has it': async (oneTab) => {
    const first = holding(oneTab, 'one');
    await first.is('held');
    expects('seen', first.seen, ['held']);
    first.leave();
  },
  'a second tab is told so, and has its turn when the first leaves': async (oneTab) => {
    const first = holding(oneTab, 'one');
    await first.is('held');
    const second = holding(oneTab, 'one');
    await second.is('elsewhere');
    first.leave();
    await second.is('held');
    expects('seen', [first.seen, second.seen], [['held'], ['elsewhere', 'held']]);
    second.leave();
  },
  'a tab that stops waiting is passed over': async (oneTab) => {
    const [first, second, third] = [holding(oneTab, 'one'), holding(oneTab, 'one'), holding(oneTab, 'one')];
    await Promise.all([first.is('held'), second.is('elsewhere'), third.is('elsewhere')]);
    second.leave();
    first.leave();
    await third.is('held');
    expects('the second', second.seen, ['elsewhere']);
    third.leave();
  },
  'two names are two things': async (oneTab) => {
    const [first, other] = [holding(oneTab, 'one'), holding(oneTab, 'two')];
    await Promise.all([first.is('held'), other.is('held')]);
    expects('seen', [first.seen, other.seen], [['held'], ['held']]);
    first.leave();
    other.leave();
  },
  'what was given back can be held again': async (oneTab) => {
    const first = holding(oneTab, 'one');
    await first.is('held');
    first.leave();
    const again = holding(oneTab, 'one');
    await again.is('held');
    again.leave();
  },
};
