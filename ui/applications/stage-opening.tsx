import { styled } from 'styled-components';
import { BottomBar, OnWide } from '../kit/bottom-bar';
import { Card, cardLook } from '../kit/card';
import { HouseDrawing } from '../kit/drawings';
import { Facts } from '../kit/facts';
import { Muted, Row, Stack } from '../kit/layout';
import { PageHeading } from '../kit/page-heading';
import { PageLink } from '../kit/page-link';
import { openingTexts as t } from './stages.texts';
import { Instructions } from './instructions';
import { PlaceCard, type PlaceActs } from './place-card';
import type { StageOpeningView } from './stage-opening.view';

/* On a phone the drawing is small: the first day and the pay are visible without scrolling. */
const Hero = styled.section`
  ${cardLook}
  display: flex;
  flex-direction: column;
  gap: 12px;

  > svg {
    width: 150px;
    height: auto;
    align-self: center;
  }

  > div {
    flex: 1;
    min-width: 0;
  }

  @media (min-width: 720px) {
    flex-direction: row-reverse;
    gap: 24px;

    > svg {
      width: 220px;
    }
  }
`;

const Lead = styled.p`
  font-size: var(--large);
  line-height: 1.35;
  text-wrap: balance;
`;

/* On a wide screen the job's details are next to it. */
const Details = styled.div`
  @media (min-width: 1000px) {
    display: none;
  }
`;

/* The main action: on a phone in the bar at the bottom; on a wide screen next to what it is about, so that no bar covers part of the map. */
const MainAction = ({ action: { href, label } }: Pick<StageOpeningView, 'action'>) => (
  <PageLink to={href} look="primary" wide="on-phones">
    {label}
  </PageLink>
);

const Steps = styled.ol`
  display: grid;
  gap: 8px;
  list-style: decimal;
  padding-inline-start: 1.4em;

  li::marker {
    font-weight: 600;
  }
`;

export interface StageOpeningProps extends PlaceActs {
  readonly view: StageOpeningView;
  readonly heading: string;
}

/** What an offer or an invitation is about: the job, the place, what to bring, and what happens next. */
export const StageOpening = ({ view, heading, ...acts }: StageOpeningProps) => (
  <>
    <Hero>
      {view.celebration !== undefined && <HouseDrawing />}
      <Stack $gap={1.5}>
        <PageHeading>{view.celebration ?? heading}</PageHeading>
        <Lead>{view.lead}</Lead>
        <Facts facts={view.firstDay} />
        {view.facts.length > 0 && (
          <Details>
            <Facts facts={view.facts} />
          </Details>
        )}
        <OnWide>
          <MainAction action={view.action} />
        </OnWide>
      </Stack>
    </Hero>
    <PlaceCard heading={view.whereHeading} where={view.where} {...acts} />
    <Instructions text={view.instructions} />
    {view.next.length > 0 && (
      <Card aria-labelledby="next">
        <Stack $gap={1}>
          <h2 id="next">{t.nextHeading}</h2>
          <Steps>
            {view.next.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Steps>
        </Stack>
      </Card>
    )}
  </>
);

/** The end of the page: an unobtrusive way to decline, and on a phone the main action within reach of the thumb. */
export const StageOpeningEnd = ({ view: { action, decline } }: { readonly view: StageOpeningView }) => (
  <>
    {decline !== undefined && (
      <Row>
        <Muted>{decline.question}</Muted>
        <PageLink to={decline.href} state={decline.state}>
          {decline.label}
        </PageLink>
      </Row>
    )}
    <BottomBar phonesOnly>
      <MainAction action={action} />
    </BottomBar>
  </>
);
