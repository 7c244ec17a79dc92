import { recordingWaysTexts as t } from './recording-ways.texts';
import { Choices, type ChoicesActs } from './choices';
import type { IntroView } from './intro.view';
import { Points, WayFailed, WayPage, WayWaiting } from './way-page';

export interface IntroPageProps extends ChoicesActs {
  readonly view: IntroView;
  readonly onRetry: () => void;
}

/** /selfRecordBegin and /skillfilter/selfRecordSuccess: what the interview is, and the ways on (spec 2 §2.6, R8). */
export const IntroPage = ({ view, onRetry, ...acts }: IntroPageProps) => {
  switch (view._tag) {
    case 'Loading':
      return <WayWaiting heading={t.introHeading} />;
    case 'Failed':
      return <WayFailed heading={t.introHeading} failure={view.failure} onRetry={onRetry} />;
    case 'Ready':
      return (
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
          <Choices view={view.choices} mainInBar {...acts} />
        </WayPage>
      );
  }
};
