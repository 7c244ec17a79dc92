import type { RecordingChoiceAct } from '../../application/recording/recording-choice.live';
import { recordingWaysTexts as t } from './recording-ways.texts';
import { Choices } from './choices';
import type { IntroView } from './intro.view';
import { Points, WayPage } from './way-page';

export interface IntroPageProps {
  readonly view: IntroView;
  readonly send: (act: RecordingChoiceAct) => void;
}

/** /selfRecordBegin and /skillfilter/selfRecordSuccess: what the interview is, and the ways on (spec 2 §2.6, R8). */
export const IntroPage = ({ view, send }: IntroPageProps) => (
  <WayPage job={view.job} heading={t.introHeading} back={{ href: view.backHref, label: t.back }}>
    {view.congratulations !== undefined && (
      <p>
        <strong>{view.congratulations}</strong>
      </p>
    )}
    <p>{view.lead}</p>
    <Points>
      {view.facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </Points>
    <Choices view={view.choices} send={send} mainInBar />
  </WayPage>
);
