import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { Card } from '../kit/card';
import { HouseDrawing } from '../kit/drawings';
import { Sheet, Stack } from '../kit/layout';
import { PageHeading } from '../kit/page-heading';
import { PageLink } from '../kit/page-link';
import { RestDrawing } from '../kit/rest-drawing';
import { frameTexts } from '../texts/frame';

export interface OutcomePageProps {
  readonly heading: string;
  /** The outcome is a kind no, with a different drawing. */
  readonly saysNo?: boolean;
  /** What happened, and what comes next: a paragraph each. */
  readonly paragraphs: readonly string[];
}

/** A page that says one thing and leads to My Jobs. */
export const OutcomePage = ({ heading, saysNo = false, paragraphs }: OutcomePageProps) => (
  <Sheet>
    <Card>
      <Stack>
        {saysNo ? <RestDrawing /> : <HouseDrawing />}
        <PageHeading>{heading}</PageHeading>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <PageLink to={toPath(myJobs)} look="primary" wide="on-phones">
          {frameTexts.myJobs}
        </PageLink>
      </Stack>
    </Card>
  </Sheet>
);
