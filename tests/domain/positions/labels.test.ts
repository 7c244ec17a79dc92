import { jobTypeLabel, shiftLabel } from '../../../domain/positions/labels';

describe('What candidates read on a position', () => {
  it('names the shifts Morning, Afternoon and Night [spec 1 §9]', () => {
    expect(shiftLabel).toEqual({ morning: 'Morning', afternoon: 'Afternoon', night: 'Night' });
  });

  it('names the job types Full Time, Part Time and PRN [spec 1 §2]', () => {
    expect(jobTypeLabel).toEqual({ 'full-time': 'Full Time', 'part-time': 'Part Time', prn: 'PRN' });
  });
});
