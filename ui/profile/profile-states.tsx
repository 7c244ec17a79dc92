import type { ReactNode } from 'react';
import { known } from '../../domain/brand';
import type { Candidate } from '../../domain/profile/candidate';
import type { EntryForm, EntryWanted } from '../../application/profile/keep-entry.journey';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { PhoneNumber } from '../../domain/identity/phone';
import type { ZipCode } from '../../domain/identity/zip-code';
import type { Education } from '../../domain/profile/education';
import type { EntryText } from '../../domain/profile/entry-text';
import type { Experience } from '../../domain/profile/experience';
import type { Month } from '../../domain/profile/months';
import type { ProfileList } from '../../domain/profile/profile';
import { failureView } from '../hooks/failure.view';
import { entriesView } from './entries.view';
import { EntryFormPage } from './entry-form-page';
import { entryFormView, entryGone, type EntryFormView } from './entry-form.view';
import { EntryListPage, type EntryListView } from './entry-list-page';
import { ProfilePage } from './profile-page';
import type { Editing } from '../../application/profile/edit-details.live';
import type { EditingEntry } from '../../application/profile/edit-entry.live';
import { profileView, type ProfileView } from './profile.view';
import { profileTexts } from './profile.texts';
import { contactTyping } from './contact-forms';
import * as given from '../gallery/fixtures';
import { Framed } from '../gallery/framed';
import { nothing } from '../gallery/noop';

const months = (from: string, to?: string) => ({
  from: known<Month>(from),
  to: to === undefined ? undefined : known<Month>(to),
});

const job = (title: string, company: string, from: string, to?: string): Experience => ({
  title: known<EntryText>(title),
  company: known<EntryText>(company),
  ...months(from, to),
});

const course = (title: string, college: string, from: string, to?: string): Education => ({
  title: known<EntryText>(title),
  college: known<EntryText>(college),
  ...months(from, to),
});

const maria: Candidate = {
  id: known<CandidateId>(1),
  email: given.email,
  firstName: 'Maria',
  lastName: 'Lopez',
  phone: known<PhoneNumber>('+13125550142'),
  zip: known<ZipCode>('60625'),
  experience: [
    job('Cook', 'Linden Court', '2019-05', '2021-01'),
    job('Caregiver', 'Maple Court Senior Living', '2021-02'),
  ],
  education: [course('Nursing Assistant', 'Truman College', '2018-09', '2019-06')],
};

const busyMaria: Candidate = {
  ...maria,
  experience: [...maria.experience, job('Server', 'Blue Door Diner', '2017-01', '2017-11')],
  education: [
    ...maria.education,
    course('High school diploma', 'Senn High School', '2013-09', '2017-06'),
    course('Food safety', 'City Colleges of Chicago', '2026-01'),
  ],
};

const silent: Candidate = { ...maria, phone: undefined, zip: undefined, experience: [], education: [] };

const long = 'Personenbetreuungsfachkraft '.repeat(7).trim();
const talkative: Candidate = {
  ...maria,
  firstName: 'Wilhelmina-Theodora Konstantina',
  lastName: 'Łukasiewicz-Featherstonehaugh de la Vega y Fernández',
  experience: [job(long, 'x'.repeat(200), '1971-01')],
};

const page = (view: ProfileView, contactForm?: ReactNode) => (
  <Framed>
    <ProfilePage view={view} contactForm={contactForm} send={nothing} />
  </Framed>
);

const shown = (candidate: Candidate) => page(profileView(candidate, given.today, undefined));

const typed = { firstName: 'Maria', lastName: 'Lopez', country: '+1', phone: '+1 (312) 555-0142', zip: '60625' };
const edited = (changes: Partial<Editing> = {}) =>
  page(
    profileView(maria, given.today, {
      shown: maria,
      typed,
      faults: {},
      takesFocus: true,
      failure: undefined,
      busy: false,
      ...changes,
    }),
  );

const listPage = (view: EntryListView, list: ProfileList = 'experience') => (
  <Framed>
    <EntryListPage list={list} view={view} onRetry={nothing} />
  </Framed>
);

const listed = (candidate: Candidate, list: ProfileList = 'experience') =>
  listPage({ _tag: 'Ready', entries: entriesView(candidate, list, given.today) }, list);

const formPage = (view: EntryFormView) => (
  <Framed>
    <EntryFormPage view={view} send={nothing} />
  </Framed>
);

const cook: EntryForm = { title: 'Cook', where: 'Linden Court', from: '2019-05', to: '2021-01', present: false };
const empty: EntryForm = { title: '', where: '', from: '', to: '', present: false };
const kept = { list: 'experience', place: 0 } as const;

const opened: EditingEntry = {
  shown: maria,
  typed: cook,
  faults: {},
  takesFocus: true,
  failure: undefined,
  now: undefined,
  busy: false,
  saved: false,
  removing: false,
};

const filled = (changes: Partial<EditingEntry> = {}, wanted: EntryWanted = kept) =>
  formPage(entryFormView({ ...opened, ...changes }, wanted, given.today));

const offline = failureView({ _tag: 'NoConnection' }, profileTexts.couldNotLoad);

export const profileStates = {
  'profile-loading': () => page({ _tag: 'Loading' }),
  'profile-failed': () => page({ _tag: 'Failed', failure: offline }),
  'profile-shown': () => shown(maria),
  'profile-see-more': () => shown(busyMaria),
  'profile-nothing-said': () => shown(silent),
  'profile-long-texts': () => shown(talkative),
  'profile-edited': () => edited(),
  'profile-edit-faults': () =>
    edited({
      typed: { firstName: '', lastName: 'Lopez', country: '+91', phone: '+91 (312) 555', zip: '606' },
      faults: {
        firstName: { _tag: 'NameMissing' },
        lastName: undefined,
        country: undefined,
        phone: { _tag: 'PhoneTooShort', digits: 6, atLeast: 10 },
        zip: { _tag: 'NotAZipCode', digits: 5 },
      },
    }),
  'profile-edit-saving': () => edited({ busy: true }),
  'profile-edit-failed': () => edited({ failure: { _tag: 'NoConnection' } }),
  'profile-contact': () => page(profileView(maria, given.today, undefined), contactTyping(maria)),
  'profile-contact-refused': () =>
    page(
      profileView(maria, given.today, undefined),
      contactTyping(maria, {
        typed: { email: 'daniel@example.org', country: '+1', phone: '+1 (312) 55' },
        faults: {
          email: { _tag: 'EmailTaken', email: given.email },
          phone: { _tag: 'PhoneTooShort', digits: 5, atLeast: 10 },
        },
      }),
    ),
  'profile-contact-failed': () =>
    page(profileView(maria, given.today, undefined), contactTyping(maria, { failure: { _tag: 'NoConnection' } })),
  'profile-experience': () => listed(busyMaria),
  'profile-education': () => listed(busyMaria, 'education'),
  'profile-experience-loading': () => listPage({ _tag: 'Loading' }),
  'profile-experience-failed': () => listPage({ _tag: 'Failed', failure: offline }),
  'profile-experience-none': () => listed(silent),
  'profile-experience-long-texts': () => listed(talkative),
  'profile-entry-new': () => filled({ typed: empty }, { list: 'experience', place: 'new' }),
  'profile-entry-present': () => filled({ typed: { ...cook, to: '', present: true } }),
  'profile-entry-education': () =>
    filled(
      { typed: { ...cook, title: 'Nursing Assistant', where: 'Truman College' } },
      { list: 'education', place: 0 },
    ),
  'profile-entry-faults': () =>
    filled({
      typed: empty,
      faults: {
        title: { _tag: 'TextMissing' },
        where: { _tag: 'TextTooLong', length: 201, limit: 200 },
        from: { _tag: 'NotAMonth', text: 'March' },
        to: { _tag: 'MonthInFuture', month: known<Month>('2027-01'), latest: known<Month>('2026-11') },
      },
    }),
  'profile-entry-order-fault': () =>
    filled({
      typed: { ...cook, from: '2022-01' },
      faults: {
        title: undefined,
        where: undefined,
        from: { _tag: 'StartAfterEnd', from: known<Month>('2022-01'), to: known<Month>('2021-01') },
        to: undefined,
      },
    }),
  'profile-entry-removing': () => filled({ removing: true }),
  'profile-entry-saving': () => filled({ busy: true }),
  'profile-entry-saved': () => filled({ saved: true }),
  'profile-entry-failed': () => filled({ failure: { _tag: 'NoConnection' } }),
  'profile-entry-outdated': () =>
    filled({
      failure: { _tag: 'EntryChanged', place: 0, now: busyMaria },
      now: { ...busyMaria, experience: busyMaria.experience.slice(1) },
    }),
  'profile-entry-gone': () => formPage(entryGone(kept)),
  'profile-entry-loading': () => formPage({ _tag: 'Loading' }),
} as const;
