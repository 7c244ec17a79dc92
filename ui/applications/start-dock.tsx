import Bookmark from 'lucide-react/icons/bookmark';
import { styled } from 'styled-components';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { Button } from '../kit/button';
import { cardLook } from '../kit/card';
import { FailureNotice } from '../kit/failure-notice';
import { Stack } from '../kit/layout';
import { Notice } from '../kit/notice';
import { PageLink } from '../kit/page-link';
import { applyTexts as t } from './apply.texts';
import type { AdvertView, StartView } from './advert.view';

/* At the bottom, within reach of the thumb; next to the posting if there is room. */
const Dock = styled.aside`
  position: sticky;
  z-index: 1;
  bottom: 0;
  margin: 0 -16px -48px;
  padding: 12px 16px calc(12px + env(safe-area-inset-bottom));
  border-top: 1px solid var(--hairline);
  background: var(--paper);

  @media (min-width: 1000px) {
    ${cardLook}
    bottom: auto;
    top: 40px;
    margin: 0;
  }
`;

const Facts = styled.div`
  display: none;

  @media (min-width: 1000px) {
    display: grid;
    gap: 4px;
  }
`;

const Strong = styled.p`
  font-size: var(--large);
  font-weight: 600;
`;

const Label = styled.span`
  display: grid;
  text-align: center;

  small {
    font-size: var(--small);
    font-weight: 400;
  }
`;

/* Phones have no Ctrl key. */
const ForKeyboards = styled.div`
  display: none;

  @media (min-width: 1000px) and (hover: hover) {
    display: grid;
  }
`;

export interface StartAct {
  readonly _tag: 'StartPressed' | 'BookmarkPressed';
}

export interface StartDockProps {
  readonly advert: AdvertView;
  readonly start: StartView;
  readonly send: (act: StartAct) => void;
}

/** The one main action of an advert, which says what it will do; errors are shown next to it (R29). */
export const StartDock = ({ advert, start, send }: StartDockProps) => (
  <Dock data-bottom-bar="" data-screen-only="" aria-label={advert.startDetail}>
    <Stack $gap={1.5}>
      <Facts>
        <Strong>{advert.glance[0]}</Strong>
        <p>{advert.glance[1]}</p>
      </Facts>
      {start._tag === 'Failed' && (
        <FailureNotice failure={start.failure} onAct={() => send({ _tag: 'StartPressed' })} />
      )}
      {start._tag === 'Stays' && <Notice tone="error" title={start.words} />}
      {start._tag === 'Over' ? (
        <>
          <Notice tone="notice" title={t.over} />
          <PageLink to={toPath(myJobs)} look="primary" wide="always">
            {t.toMyJobs}
          </PageLink>
        </>
      ) : (
        <Button
          data-holds-press=""
          look="primary"
          wide="always"
          busy={start._tag === 'Busy' ? t.starting : undefined}
          onClick={() => send({ _tag: 'StartPressed' })}
        >
          <Label>
            {t.start} <small>{advert.startDetail}</small>
          </Label>
        </Button>
      )}
      <ForKeyboards>
        <Button look="quiet" wide="always" onClick={() => send({ _tag: 'BookmarkPressed' })}>
          <Bookmark size={20} />
          {t.bookmark}
        </Button>
      </ForKeyboards>
    </Stack>
  </Dock>
);
