import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { TimeSlotAct } from '../../application/scheduling/time-slot.live';
import { Button } from '../kit/button';
import { FailureNotice } from '../kit/failure-notice';
import { Notice } from '../kit/notice';
import { PageLink } from '../kit/page-link';
import { WaitingNotice } from '../kit/waiting-notice';
import { timeSlotTexts as t } from './time-slot.texts';
import type { BookingProblemView } from './time-slot.view';

const Alternatives = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: 8px;
  margin-top: 8px;
`;

export interface BookingProblemProps {
  readonly problem: BookingProblemView;
  readonly send: (act: Extract<TimeSlotAct, { readonly _tag: 'AlternativePressed' | 'ConfirmPressed' }>) => void;
}

/** Why nothing was booked, and how to continue. */
export const BookingProblem = ({ problem, send }: BookingProblemProps) => {
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is visible; its outcome must be too.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, [problem._tag]);
  return (
    <div ref={place}>
      <Problem problem={problem} send={send} />
    </div>
  );
};

const Problem = ({ problem, send }: BookingProblemProps) => {
  const again = (): void => send({ _tag: 'ConfirmPressed' });
  if (problem._tag === 'NotAnswered') return <FailureNotice failure={problem.failure} onAct={again} />;
  if (problem._tag === 'Waiting') return <WaitingNotice view={problem.waiting} onAct={again} />;
  return (
    <Notice tone="error" title={problem.title}>
      <p>{problem.text}</p>
      {problem.link !== undefined && <PageLink to={problem.link.href}>{problem.link.label}</PageLink>}
      {problem.alternatives.length > 0 && (
        <>
          <p>{t.nearest}</p>
          <Alternatives>
            {problem.alternatives.map(({ slot, label }) => (
              <li key={label}>
                <Button look="quiet" wide="always" onClick={() => send({ _tag: 'AlternativePressed', slot })}>
                  {label}
                </Button>
              </li>
            ))}
          </Alternatives>
        </>
      )}
    </Notice>
  );
};
