import { screeningOutcomeTexts as t } from './skill-filter.texts';
import { OutcomePage } from './outcome-page';

/** /skillfilter/fail: the answers do not match (R8). */
export const ScreeningFailScreen = () => (
  <OutcomePage saysNo heading={t.failHeading} paragraphs={[t.fail, t.failNext]} />
);

/** /skillfilter/noPosts (spec 1 §2). */
export const NoPostsScreen = () => <OutcomePage saysNo heading={t.noPostsHeading} paragraphs={[t.noPosts]} />;

/** /skillfilter/reapply (R8). */
export const ScreeningRepeatedScreen = () => <OutcomePage heading={t.reapplyHeading} paragraphs={[t.reapply]} />;

/** /skillfilter/scheduleLatter (R8); the path is spelled as the specification has it. */
export const ScheduleLaterScreen = () => (
  <OutcomePage heading={t.scheduleLaterHeading} paragraphs={[t.scheduleLater]} />
);
