import type { ConnectionCheck, ProbeFault } from '../../application/live/connection-check';
import { sayCallFailure } from '../../application/words/failures';
import { connectionTexts as t } from './connection.texts';

export interface SpeedDialogView {
  readonly title: string;
  readonly lines: readonly string[];
  /** The progress of the measurement; undefined: it is over. */
  readonly percent: number | undefined;
  readonly close: string;
  /** Undefined: a new measurement is not offered. */
  readonly again: string | undefined;
}

/** Offline, the words are those of any call without a connection. */
const whyNotMeasured = (fault: ProbeFault): Pick<SpeedDialogView, 'title' | 'lines'> => {
  switch (fault) {
    case 'offline': {
      const { title = t.notMeasured, text } = sayCallFailure({ _tag: 'NoConnection' });
      return { title, lines: [text] };
    }
    case 'not-loaded':
      return { title: t.notMeasured, lines: [t.notLoaded, t.tryNetwork] };
    case 'timed-out':
      return { title: t.notMeasured, lines: [t.timedOut, t.tryNetwork] };
  }
};

/** The speed dialog's texts (spec 1 §2, §8): measuring, good, too slow under 5 Mbps, or not measured. */
export const speedDialogView = (check: ConnectionCheck): SpeedDialogView => {
  switch (check._tag) {
    case 'Measuring':
      return { title: t.checking, lines: [t.costs], percent: check.percent, close: t.stop, again: undefined };
    case 'Good':
      return { title: t.good, lines: [t.goodText(check.score)], percent: undefined, close: t.ok, again: undefined };
    case 'Low': {
      const { score, needed } = check.low;
      return {
        title: t.low,
        lines: [`${t.tooSlow}. ${t.lowText(score, needed)}`, `${t.advice} ${t.nearer}`, t.restWorks],
        percent: undefined,
        close: t.ok,
        again: t.again,
      };
    }
    case 'NotMeasured':
      return {
        ...whyNotMeasured(check.fault),
        percent: undefined,
        close: t.ok,
        again: t.again,
      };
  }
};
