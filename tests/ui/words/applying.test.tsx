import { advertOf, type Advert } from '../../../domain/positions/advert';
import type { Position } from '../../../domain/positions/position';
import { advertView, type StartView } from '../../../ui/applications/advert.view';
import { ApplyPage } from '../../../ui/applications/apply-page';
import { ApplicationConfirmation, BookmarkHint } from '../../../ui/applications/dialogs';
import { ClosedPage } from '../../../ui/applications/closed-page';
import { closedView } from '../../../ui/applications/closed.view';
import { anApplication, positionId } from '../../support/builders/applications';
import { aPosition } from '../../support/builders/positions';
import { read, unsaid } from '../../support/read-states';

const nothing = (): void => undefined;

const advertised = (position: Position): Advert => {
  const cook = aPosition({ positionId: positionId(4712), positionName: 'Cook' });
  const decision = advertOf(position, [position, cook]);
  if (decision._tag === 'Refused') throw new Error(decision.reason._tag);
  return decision.value;
};

const page =
  (changes: Partial<Position>, start: StartView = { _tag: 'Ready' }) =>
  () => (
    <ApplyPage
      view={{ _tag: 'Ready', advert: advertView(advertised(aPosition(changes))), start }}
      more={false}
      loadMap={() => Promise.reject(new Error('No map is drawn here.'))}
      send={nothing}
    />
  );

const told: Partial<Position> = {
  jobTypes: ['full-time', 'part-time', 'prn'],
  shifts: ['morning', 'afternoon', 'night'],
  benefits: 'Health and dental',
  aboutCompany: 'We care since 1987.',
  instructions: 'Ring the bell.',
  videoUrl: 'https://video.example.org/house.webm',
  latitude: '41.9',
  longitude: '-87.6',
};

describe('Word for word', () => {
  it('/apply: both tabs, Start, key details, the company, its video, the map and other open jobs [spec 1 §2]', () => {
    const texts = [
      'Job Details',
      'More Details',
      'Start',
      'Employment',
      'Full Time, Part Time, PRN',
      'Shifts',
      'Morning, Afternoon, Night',
      'Pay',
      '$17.50 - $21/hour',
      'Benefits',
      'Health and dental',
      'We care since 1987.',
      'Ring the bell.',
      'A short video about the company',
      'Map of 2400 N Lincoln Ave, Chicago, IL 60614',
      'Other open jobs at Linden Court',
      'Cook',
    ];
    expect(unsaid([page(told)], texts)).toEqual([]);
  });

  it('/apply for a position with few details: Not Available, and No details found [spec 1 §2, §8]', () => {
    const little = page({ description: ' ' });
    expect(unsaid([little], ['Not Available', 'No details found'])).toEqual([]);
    expect(read(little)).not.toContain('Map of 2400 N Lincoln Ave, Chicago, IL 60614');
  });

  it('/apply after applying failed: the error next to Start [spec 1 §8, R6]', () => {
    expect(read(page({}, { _tag: 'Stays', words: 'Something went wrong...!' }))).toContain('Something went wrong...!');
  });

  it('the bookmark hint, and Application Confirmation with its Click Here [spec 1 §2]', () => {
    const asked = { url: 'https://ats.example.org/apply/7', busy: false, failure: undefined };
    const dialogs = [
      () => <BookmarkHint open onClose={nothing} />,
      () => <ApplicationConfirmation view={asked} onYes={nothing} onNo={nothing} />,
    ];
    const texts = ['Press Ctrl + D to bookmark current page', 'Application Confirmation', 'Click Here'];
    expect(unsaid(dialogs, texts)).toEqual([]);
  });

  it('/positionClosed: applied already with Reschedule, closed, and the way on [spec 1 §2, spec 2 §2.16, R7]', () => {
    const applied = () => <ClosedPage view={closedView('1', anApplication())} />;
    const closed = () => <ClosedPage view={closedView('4', undefined)} />;
    expect(unsaid([applied], ['Seems like you have already applied for the job.', 'Reschedule', 'click here'])).toEqual(
      [],
    );
    expect(
      unsaid([closed], ['We are sorry to inform you that, currently this position is closed.', 'click here']),
    ).toEqual([]);
    expect(read(closed)).not.toContain('Reschedule');
  });
});
