import { reminderEntry } from '../../../application/recording/recording-reminder.words';
import { aPosition } from '../../support/builders/positions';
import { candidateId } from '../../support/builders/recording';
import { at, date } from '../../support/builders/time';

const position = aPosition({ positionName: 'Cook', communityName: 'Maple Court', recordUntil: date('2026-12-11') });
const terms = {
  publicUrl: 'https://portal.example.org',
  candidateId: candidateId(7),
  position,
  remindsAt: at('2026-12-05T16:00:00Z'),
  minutesLong: 20,
};

describe('A reminder of an interview to be recorded later [R32]', () => {
  it('says what, for whom, until when and where', () => {
    const { communityId, positionId } = position;
    const url = `https://portal.example.org/selfRecordBegin/${communityId}/${positionId}`;
    expect(reminderEntry(terms)).toMatchObject({
      uid: `record-${positionId}-7@portal.example.org`,
      startsAt: at('2026-12-05T16:00:00Z'),
      endsAt: at('2026-12-05T16:20:00Z'),
      title: 'Cook: record your interview',
      details: `Maple Court\nYou can record until Friday, 11 December, 2026.\nRecord: ${url}`,
      url,
    });
  });

  it('without a last day names none, and a later one replaces it', () => {
    const again = reminderEntry({
      ...terms,
      position: { ...position, recordUntil: undefined },
      remindsAt: at('2026-12-06T16:00:00Z'),
    });
    expect(again.details).not.toContain('until');
    expect(again.uid).toBe(reminderEntry(terms).uid);
    expect(again.revision).toBeGreaterThan(reminderEntry(terms).revision);
  });
});
