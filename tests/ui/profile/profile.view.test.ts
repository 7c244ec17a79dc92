import type { EntryFaults, EntryWanted } from '../../../application/profile/keep-entry.journey';
import { entriesView } from '../../../ui/profile/entries.view';
import { entryOpened, type EditingEntry } from '../../../application/profile/edit-entry.live';
import { entryFormView, entryGone } from '../../../ui/profile/entry-form.view';
import { profileView } from '../../../ui/profile/profile.view';
import { saveFailureView } from '../../../ui/profile/save-failure.view';
import { aCandidate } from '../../support/builders/identity';
import { anEducation, anExperience, entryText, month, phone, span, zip } from '../../support/builders/profile';
import { candidateId } from '../../support/builders/recording';
import { date } from '../../support/builders/time';
import type { Candidate } from '../../../domain/profile/candidate';

const today = date('2026-11-21');
const short = anExperience({ title: entryText('Server'), ...span('2024-01', '2024-03') });
const long = anExperience({ title: entryText('Caregiver'), ...span('2020-10') });
const middle = anExperience({ title: entryText('Cook'), ...span('2019-01', '2020-02') });

const maria: Candidate = {
  id: candidateId(1),
  ...aCandidate({ phone: phone('+13125550142'), zip: zip('60625') }),
  experience: [short, long, middle],
  education: [anEducation(span('2018-09', '2019-06')), anEducation(span('2026-01'))],
};

const shownOf = (candidate: Candidate) => {
  const view = profileView(candidate, today, undefined);
  if (view._tag !== 'Shown') throw new Error(view._tag);
  return view;
};

describe('My Profile, read-only', () => {
  it('shows name, email, country code and phone, and zip [spec 1 §2]', () => {
    expect(shownOf(maria).facts).toEqual([
      { label: 'Name', value: 'Maria Santos' },
      { label: 'Email', value: 'maria.santos@example.org' },
      { label: 'Phone Number', value: '+1 (312) 555-0142' },
      { label: 'Zip Code', value: '60625' },
    ]);
  });

  it('says of a missing phone or zip that it was not given', () => {
    const silent = shownOf({ ...maria, phone: undefined, zip: undefined });
    expect(silent.facts.slice(2).map(({ value }) => value)).toEqual(['Not given', 'Not given']);
  });

  it('shows the first 2 of each list and how many more there are [spec 1 §2, spec 1 §9]', () => {
    const [experience, education] = shownOf(maria).blocks;
    expect(experience).toMatchObject({ title: 'Experience', more: 1, href: '/profile/experience' });
    expect(experience?.entries.map(({ title }) => title)).toEqual(['Caregiver', 'Cook']);
    expect(education).toMatchObject({ title: 'Education', more: 0, href: '/profile/education' });
    expect(education?.entries).toHaveLength(2);
  });
});

describe('The lists', () => {
  it("are experience by length, in years and months, with each entry's index for its link [R21, spec 1 §5]", () => {
    expect(entriesView(maria, 'experience', today)).toEqual([
      {
        place: 1,
        title: 'Caregiver',
        where: 'Linden Court',
        span: 'October 2020 to present',
        duration: '6 years 1 month',
        href: '/profile/experience/1',
      },
      expect.objectContaining({ title: 'Cook', duration: '1 year 1 month', href: '/profile/experience/2' }),
      expect.objectContaining({ title: 'Server', duration: '2 months', href: '/profile/experience/0' }),
    ]);
  });

  it('are education by end, current ones first, with the years [R21, spec 1 §5]', () => {
    const entries = entriesView(maria, 'education', today);
    expect(entries.map(({ span: when, duration, href }) => [when, duration, href])).toEqual([
      ['January 2026 to present', undefined, '/profile/education/1'],
      ['September 2018 to June 2019', undefined, '/profile/education/0'],
    ]);
  });
});

describe('My Profile, in editing', () => {
  const typed = { firstName: '', lastName: 'Santos', country: '+91', phone: '+91 (312) 5', zip: '606' };
  const editing = {
    shown: maria,
    typed,
    faults: {},
    takesFocus: false,
    failure: undefined,
    busy: false,
  };

  it('has first name, last name, country, phone in its mask and zip, and the email read-only [spec 1 §2, spec 1 §5]', () => {
    const view = profileView(maria, today, editing);
    if (view._tag !== 'Edited') throw new Error(view._tag);
    expect(Object.entries(view.edit.fields).map(([name, { value, fault }]) => [name, value, fault])).toEqual([
      ['firstName', '', undefined],
      ['lastName', 'Santos', undefined],
      ['country', '+91', undefined],
      ['phone', '+91 (312) 5', undefined],
      ['zip', '606', undefined],
    ]);
    expect(view.edit.phoneShape).toBe('+91 (999) 999-9999');
    expect(view.edit.email).toBe('maria.santos@example.org');
  });

  it("says 'Required' and 'Invalid pincode' at the field, and the first takes the focus [spec 1 §5, spec 1 §8]", () => {
    const faults = {
      firstName: { _tag: 'NameMissing' },
      lastName: undefined,
      country: undefined,
      phone: { _tag: 'PhoneTooShort', digits: 4, atLeast: 10 },
      zip: { _tag: 'NotAZipCode', digits: 5 },
    } as const;
    const view = profileView(maria, today, { ...editing, faults, takesFocus: true });
    if (view._tag !== 'Edited') throw new Error(view._tag);
    expect(Object.values(view.edit.fields).map(({ fault, takesFocus }) => [fault, takesFocus])).toEqual([
      ['Required', true],
      [undefined, false],
      [undefined, false],
      ['Invalid phone number', false],
      ['Invalid pincode', false],
    ]);
  });
});

describe('The form of an entry', () => {
  const wanted = { list: 'experience', place: 0 } as const;
  const filling = (changes: Partial<EditingEntry> = {}): EditingEntry => {
    const opened = entryOpened(maria, wanted);
    if (opened === undefined) throw new Error('There is no entry.');
    return { ...opened, ...changes };
  };
  const drawn = (changes: Partial<EditingEntry> = {}, of: EntryWanted = wanted) => {
    const view = entryFormView(filling(changes), of, today);
    if (view._tag !== 'Filling') throw new Error(view._tag);
    return view;
  };

  it('opens filled in with what is stored [spec 1 §2]', () => {
    expect(drawn().fields.title.value).toBe('Server');
    expect(entryOpened(maria, { list: 'experience', place: 1 })?.typed).toEqual({
      title: 'Caregiver',
      where: 'Linden Court',
      from: '2020-10',
      to: '',
      present: true,
    });
    const course = entryOpened(maria, { list: 'education', place: 0 })?.typed;
    expect(course).toMatchObject({ where: 'City College', to: '2019-06' });
  });

  it('asks for title, company or college, from and to, no later than this month [spec 1 §5]', () => {
    expect(Object.values(drawn().fields).map(({ label }) => label)).toEqual(['Title', 'Company', 'From', 'To']);
    expect(drawn({}, { list: 'education', place: 0 }).fields.where.label).toBe('College');
    expect(drawn().latest).toBe('2026-11');
  });

  it('removes an existing entry under its stored name; a new one has nothing to remove', () => {
    expect(drawn({ typed: { ...filling().typed, title: 'Typed over' } }).removing).toEqual({
      title: 'Remove this job?',
      what: 'Server, Linden Court',
      open: false,
    });
    expect(drawn({ removing: true }).removing?.open).toBe(true);
    expect(drawn({}, { list: 'education', place: 1 }).removing?.title).toBe('Remove this course?');
    expect(drawn({}, { list: 'education', place: 'new' }).removing).toBeUndefined();
  });

  it('shows the current list if the entry was changed elsewhere, removes nothing, and offers to add what is typed as a new one [R3, R29]', () => {
    const now = { ...maria, experience: [middle], education: [] };
    expect(drawn({ now })).toMatchObject({
      now: { title: 'Experience as it is now', entries: [{ title: 'Cook' }] },
      submit: 'Save as new',
      removing: undefined,
      fields: { title: { value: 'Server' } },
    });
    expect(drawn({ now }, { list: 'education', place: 0 }).now).toEqual({
      title: 'Education as it is now',
      entries: [],
    });
    expect(drawn()).toMatchObject({ now: undefined, submit: 'Save' });
  });

  it('has a heading that says what it does, and leads back to its list', () => {
    expect([drawn().heading, drawn({}, { list: 'education', place: 'new' }).heading]).toEqual([
      'Edit experience',
      'Add education',
    ]);
    expect(drawn().back).toEqual({ label: 'Back to Experience', href: '/profile/experience' });
    expect(entryGone(wanted)).toMatchObject({ _tag: 'Gone', back: { href: '/profile/experience' } });
  });

  it('shows each error at its field; the first takes the focus [spec 1 §5, spec 1 §8]', () => {
    const faults: EntryFaults = {
      title: undefined,
      where: { _tag: 'TextMissing' },
      from: { _tag: 'StartAfterEnd', from: month('2024-03'), to: month('2024-01') },
      to: { _tag: 'MonthInFuture', month: month('2027-01'), latest: month('2026-11') },
    };
    expect(
      Object.values(drawn({ faults, takesFocus: true }).fields).map(({ fault, takesFocus }) => [fault, takesFocus]),
    ).toEqual([
      [undefined, false],
      ['Required', true],
      ['Start date should not be greater than end date', false],
      ['Choose November 2026 or an earlier month', false],
    ]);
  });

  it("shows that it is saving and has saved, and can't be pressed meanwhile", () => {
    const phases = [{}, { busy: true }, { saved: true }];
    expect(phases.map((phase) => drawn(phase).busy)).toEqual([undefined, 'Saving', 'Saved']);
  });
});

describe('What was not saved', () => {
  it('because the entry was changed elsewhere is kept, and can be added [R3, R29]', () => {
    expect(saveFailureView({ _tag: 'EntryChanged', place: 0, now: maria })).toMatchObject({
      title: 'We could not save this',
      text: 'This entry was changed or removed meanwhile, in another tab or on another device. We left your list as it is.',
      keptNote: 'What you typed is still here. Press Save as new to add it, or Cancel to leave your list as it is.',
    });
  });

  it.each([
    [{ _tag: 'NameNeeded' }, 'Add your first and last name to your profile first, then save this.'],
    [{ _tag: 'NoSuchEntry', place: 3, count: 1 }, 'No details found'],
    [
      {
        _tag: 'SpanRefused',
        list: 'experience',
        place: 0,
        end: 'from',
        fault: { _tag: 'StartAfterEnd', from: month('2024-03'), to: month('2024-01') },
      },
      'Start date should not be greater than end date',
    ],
    [{ _tag: 'NotAcceptable', message: 'Not now.', requestId: 'r-1' }, 'Not now.'],
  ] as const)('is shown next to the form, which keeps what was typed: %j [R29, spec 1 §8]', (failure, text) => {
    expect(saveFailureView(failure)).toMatchObject({ text, keptNote: 'What you typed is still here.' });
  });
});
