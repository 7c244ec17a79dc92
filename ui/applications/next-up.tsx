import CalendarCheck from 'lucide-react/icons/calendar-check';
import MapPin from 'lucide-react/icons/map-pin';
import Video from 'lucide-react/icons/video';
import { styled } from 'styled-components';
import { cardLook } from '../kit/card';
import { HouseDrawing } from '../kit/drawings';
import { Muted } from '../kit/layout';
import { PageLink } from '../kit/page-link';
import type { ListedApplication } from '../../application/applications/applications.api';
import { nextUpTexts as t } from './next-up.texts';
import { ActionList, type ActionPressed } from './action-list';
import type { SectionView } from './my-jobs.view';
import { nextUpView, type NextUpView } from './next-up.view';
import { TimeThere } from './time-there';

/* On narrower screens the list itself starts with it. */
const Root = styled.section`
  display: none;

  @media (min-width: 1000px) {
    ${cardLook}
    display: block;
    overflow: hidden;
  }

  && {
    padding: 0;
  }
`;

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 20px 24px 24px;
`;

const Band = styled.h2`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 14px 24px;
  background: var(--ground);
  color: var(--on-ground);
  font-size: var(--body);
`;

const Big = styled.div`
  font-size: var(--large);
  line-height: 1.35;
  text-wrap: balance;
`;

const Place = styled.p`
  display: flex;
  gap: 10px;
  color: var(--muted);

  > svg {
    margin-top: 2px;
  }
`;

export interface NextUpProps {
  readonly sections: readonly SectionView[];
  readonly jobOf: (key: string) => ListedApplication | undefined;
  readonly send: (act: ActionPressed & { readonly key: string }) => void;
}

const nothingToDo = ({ waits, hired }: Extract<NextUpView, { readonly _tag: 'Nothing' }>): string => {
  if (hired !== undefined) return t.hired(hired);
  return waits ? t.allSet : t.allOver;
};

/** The next appointment with time and place, or else the next task, beside the list on a wide screen. */
export const NextUp = ({ sections, jobOf, send }: NextUpProps) => {
  const view = nextUpView(sections, jobOf);
  switch (view._tag) {
    case 'Appointment':
      return (
        <Root aria-labelledby="next-up">
          <Band id="next-up">
            <CalendarCheck size={22} />
            {view.running ? t.appointmentNow : t.nextAppointment}
          </Band>
          <Inside>
            <Big>
              <p data-figures="">
                <strong>{view.when.day}</strong>
                <br />
                <TimeThere when={view.when} />
              </p>
              {view.when.forYou !== undefined && <Muted data-figures="">{view.when.forYou}</Muted>}
            </Big>
            <div>
              <strong>{view.card.positionName}</strong>
              <p>{view.card.communityName}</p>
            </div>
            {view.place !== '' && (
              <Place>
                {view.onVideo ? <Video size={20} /> : <MapPin size={20} />}
                {view.place}
              </Place>
            )}
            {view.href !== undefined && (
              <div>
                <PageLink to={view.href} look={view.main ? 'primary' : 'quiet'} wide="always">
                  {t.seeAppointment}
                </PageLink>
              </div>
            )}
          </Inside>
        </Root>
      );
    case 'ToDo': {
      const { card } = view;
      return (
        <Root aria-labelledby="next-up">
          <Band id="next-up">{t.nextToDo}</Band>
          <Inside>
            <Big>
              <strong>{card.headline}</strong>
            </Big>
            <div>
              <strong>{card.positionName}</strong>
              <p>{card.communityName}</p>
            </div>
            {card.next !== undefined && <p>{card.next}</p>}
            <ActionList
              actions={card.actions.slice(0, 1)}
              subject={card.detailsOf}
              send={(act) => send({ ...act, key: card.key })}
              asking={false}
            />
          </Inside>
        </Root>
      );
    }
    case 'Nothing':
      return (
        <Root aria-labelledby="next-up">
          <Inside>
            <HouseDrawing />
            <h2 id="next-up">{view.hired === undefined ? t.allSetTitle : t.hiredTitle}</h2>
            <p>{nothingToDo(view)}</p>
          </Inside>
        </Root>
      );
  }
};
