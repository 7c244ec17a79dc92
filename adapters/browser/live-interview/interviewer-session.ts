import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { InterviewerSessionStore } from '../../../application/live-interview/interview-room.port';
import { parseSessionToken, type SessionToken } from '../../../application/identity/secrets.port';
import { textOf } from '../../contract/codec';
import { switchedOff } from '../../contract/live-interview/kept-meeting.wire';
import type { Place } from '../storage/doubled';
import { kept } from '../storage/kept';

const session = textOf("an interviewer's session", parseSessionToken);

const keptIn = (storage: () => Place) => {
  const its = kept(storage, 'interviewer_session', session);
  /** Used up: it opens nothing any more. */
  const link = kept(storage, 'interviewer_link', session);
  return {
    read: its.read,
    openedBy: (opened: SessionToken) =>
      pipe(
        link.read(),
        O.filter((one) => one === opened),
        O.flatMap(its.read),
      ),
    write: (value: SessionToken, opened: SessionToken): void => {
      its.write(value);
      link.write(opened);
    },
  };
};

/** The tab's own session comes first, so that interviews in two tabs don't mix; a tab without one takes the browser's newest. */
export const browserInterviewerSession = (window: Window): InterviewerSessionStore => {
  const tab = keptIn(() => window.sessionStorage);
  const browser = keptIn(() => window.localStorage);
  return {
    read: () => O.toUndefined(O.alt(browser.read)(tab.read())),
    openedBy: (link) => O.toUndefined(O.alt(() => browser.openedBy(link))(tab.openedBy(link))),
    write: (value, link) => {
      tab.write(value, link);
      browser.write(value, link);
    },
    inside: kept(() => window.sessionStorage, 'interviewer_inside', switchedOff),
  };
};
