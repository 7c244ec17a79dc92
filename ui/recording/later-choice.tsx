import { Button } from '../kit/button';
import { FailureNotice } from '../kit/failure-notice';
import { Muted, Stack } from '../kit/layout';
import { laterView, type LaterView } from './choices.view';
import { useChoices } from './use-choices';
import type { Application } from '../../domain/applications/application';
import type { Job } from '../../domain/ids/job';
import type { Position } from '../../domain/positions/position';

export interface LaterChoiceProps {
  readonly job: Job;
  readonly position: Position;
  readonly application: Application;
}

export interface LaterOfferProps {
  readonly view: LaterView;
  readonly onChoose: () => void;
}

/** 'Record Later' as a way out of a line that is too slow. */
export const LaterOffer = ({ view, onChoose }: LaterOfferProps) => (
  <Stack $gap={0.5}>
    {view.failure !== undefined && <FailureNotice failure={view.failure} />}
    <div>
      <Button look="quiet" busy={view.busy} onClick={onChoose}>
        {view.label}
      </Button>
    </div>
    <Muted>{view.note}</Muted>
  </Stack>
);

/** Consent and earlier answers matter only to 'now'. */
const notNow = { questions: undefined, begun: false, agreed: false, mustAgree: false } as const;

/** The same choice as on the recording's own pages, for a page that has no other (R22, R32). */
export const LaterChoice = ({ job, position, application }: LaterChoiceProps) => {
  const { choosing, send, dialog } = useChoices(job, position, application, notNow);
  return (
    <>
      <LaterOffer view={laterView(choosing)} onChoose={() => send({ _tag: 'Pressed', option: 'later' })} />
      {dialog}
    </>
  );
};
