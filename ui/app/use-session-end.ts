import * as O from 'fp-ts/Option';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { filter, map, merge, startWith, take, timer } from 'rxjs';
import { idleEnd } from '../../application/live/attendance';
import type { SessionEnd } from '../../application/live/session-watch';
import { isSignedIn } from '../../application/journeys/sign-in';
import { endIdle, endSession } from '../../application/journeys/sign-out';
import { myJobs, signIn } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { sessionTimeout } from '../../application/words/failures';
import { expiryRedirect } from '../../domain/identity/session';
import { snacks } from '../store/snacks';
import { usePorts } from './ports';
import { useTravel } from './use-travel';

/**
 * Ends what is over (spec 1 §8, spec 2 §4.11, R3): after a 401, when another tab ended the session, when nobody was here for 48 hours, and when
 * somebody else signed in. Answers what is said in the place of the page: on a shared phone nothing of the candidate's stays in view.
 */
export const useSessionEnd = (asking: boolean): string | undefined => {
  const ports = usePorts();
  const { session, sessionWatch, presence } = ports;
  const travel = useTravel();
  const dispatch = useDispatch();
  const { pathname, search } = useLocation();
  const [end, setEnd] = useState<SessionEnd['_tag']>();
  const [said, setSaid] = useState<string>();

  const close = useEffectEvent((ending: SessionEnd) => {
    switch (ending._tag) {
      case 'Expired':
        endSession(session, `${pathname}${search}`);
        dispatch(snacks.actions.say('notice', ending.message));
        break;
      case 'EndedElsewhere':
        presence.leave();
        // Until it is known that somebody logged out.
        setSaid(sessionTimeout);
        break;
      case 'Idle':
        void endIdle(ports)();
        setSaid(sessionTimeout);
        break;
      case 'TakenOver':
        // A page that is loaded anew holds nothing of whom it showed before; it asks who is here.
        presence.leave();
        presence.asksWhoIsHere.write(true);
        setSaid('');
        window.location.replace(toPath(myJobs));
    }
    setEnd(ending._tag);
  });

  useEffect(() => {
    if (end !== undefined) return undefined;
    const ending = merge(sessionWatch.ends, idleEnd(presence, { asking })).pipe(take(1));
    const subscription = ending.subscribe(close);
    return () => subscription.unsubscribe();
  }, [end, asking, sessionWatch, presence]);

  useEffect(() => {
    if (end === undefined || end === 'TakenOver') return undefined;
    const leaving = timer(expiryRedirect).subscribe(() => {
      // Somebody signed in meanwhile in another tab: this one did not, and asks who is here.
      if (isSignedIn(session)) presence.asksWhoIsHere.write(true);
      travel.instead(signIn);
    });
    return () => leaving.unsubscribe();
  }, [end, session, presence, travel]);

  useEffect(() => {
    if (end !== 'EndedElsewhere') return undefined;
    // The other tab empties the storage first and then writes why; the sign-in page takes that away again.
    const telling = presence.stirs
      .pipe(
        startWith(undefined),
        map(() => O.toUndefined(session.signOutMessage.read())),
        filter((message) => message !== undefined),
        take(1),
      )
      .subscribe(setSaid);
    return () => telling.unsubscribe();
  }, [end, presence, session]);

  return said;
};
