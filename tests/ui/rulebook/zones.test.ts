import { otherZones, sayZone, usualZones } from '../../../ui/rulebook/zones';

describe('The time zones of a form', () => {
  it('are named as people know them', () => {
    expect(['America/Chicago', 'Asia/Kolkata', 'America/Indiana/Knox', 'America/Porto_Velho'].map(sayZone)).toEqual([
      'Central Time (Chicago)',
      'Kolkata, Asia',
      'Knox, Indiana, America',
      'Porto Velho, America',
    ]);
    expect(sayZone('Nowhere/None')).toBe('Nowhere/None: there is no such zone');
  });

  it('begin with those of the United States, and have every other once, by city', () => {
    expect(usualZones[0]?.zone).toBe('America/New_York');
    const others = otherZones(['Europe/London', 'America/Chicago', 'Asia/Kolkata', 'UTC'], 'Asia/Kolkata');
    expect(others.map(({ zone }) => zone)).toEqual(['Asia/Kolkata', 'Europe/London', 'UTC']);
  });

  it('have the one that a case holds, though nobody lists it', () => {
    expect(otherZones(['UTC'], 'US/Central').map(({ label }) => label)).toEqual(['Central, US', 'UTC']);
    expect(otherZones([], undefined)).toEqual([]);
    expect(otherZones([], 'America/New_York')).toEqual([]);
  });
});
