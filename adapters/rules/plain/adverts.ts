import { mapZoom } from '../../../domain/positions/map-visibility';
import { defaultPrimary, defaultPrimaryFont, readableContrast } from '../../../domain/positions/theme';
import { plainRule, type PlainChapter } from '../plain-chapter';

export const advertsRules: PlainChapter = {
  name: 'adverts',
  part: 'Applying',
  title: 'What does an advert show of a job and its place?',
  rows: [
    plainRule(
      'positions/advert',
      'others',
      'An advert lists the other open jobs of the same community, by name, in a carousel of 3, 2 or 1 at a time by the width of the screen.',
      ['spec 1 §2'],
      'other jobs at the same place, more openings in this community',
    ),
    plainRule(
      'positions/key-details',
      'key-details',
      'First the kind of employment, the shifts, the pay and the benefits; what is missing is left out, except that the pay is not stated.',
      ['spec 1 §2'],
      'what does a job ad show, full time or part time, shifts and benefits, what is in the job details',
    ),
    plainRule(
      'positions/labels',
      'labels',
      "The evening shift of the data is shown as 'Night'.",
      ['spec 1 §9'],
      'evening or night shift, what is the evening shift called',
    ),
    plainRule(
      'positions/pay',
      'pay',
      'Pay is shown as the employer means it: an amount of 0 says nothing, and a range with one end is a pay from or up to it.',
      ['spec 1 §3'],
      'is the pay, salary or wage shown, how is the hourly rate displayed, pay range',
    ),
    plainRule(
      'positions/postal-address',
      'address',
      "Search engines get street, city, state and zip only from a line that ends in ', City, ST 12345'; any other stays whole.",
      [],
      'address of a job in search engines',
    ),
    plainRule(
      'positions/employer-name',
      'employer',
      "The employer is known by the client's name, or by the community's where the client has none.",
      [],
      'whose name is shown as the employer, client or community name',
    ),
    plainRule(
      'positions/directions',
      'directions',
      'Directions open in the maps app of the device, or on the web.',
      [],
      'how do I get there, directions to the place, open in maps',
    ),
    plainRule(
      'positions/map-visibility',
      'map',
      `A map (zoom ${mapZoom}) is shown if both coordinates are valid degrees and neither is zero.`,
      ['spec 1 §2', 'spec 2 §5'],
      'no map on the job, when is a map shown, map missing, location on a map',
    ),
    plainRule(
      'positions/stage-place',
      'stage-place',
      "A later stage without an address of its own takes place at the position's; coordinates are never borrowed.",
      ['R57'],
      'where does the onboarding or onsite meeting take place, address of a later stage',
    ),
    {
      ...plainRule(
        'positions/theme',
        'colors',
        `The colors of a position's theme are made readable, at least ${readableContrast}:1; the default theme is ${defaultPrimary} with the font ${defaultPrimaryFont}.`,
        ['spec 1 §1', 'spec 1 §9'],
        'colors and logo of a job page, branding, theme',
      ),
      ours: [`${readableContrast}:1`],
    },
    {
      id: 'copy',
      says: "'Copy Address' copies the address of the appointment, to paste it anywhere.",
      asked: 'copy the address, copy address button, address to the clipboard',
      cites: ['spec 2 §2.10', 'spec 2 §2.11'],
      code: 'ui/applications/use-copy-address.ts',
    },
    {
      id: 'videos',
      says: 'A job shows the video of the company under More Details, and an intro video after scheduling, where the position has them.',
      asked: 'company video, intro video, video about the employer, welcome video, hr video',
      cites: ['spec 1 §2'],
      code: 'ui/applications/advert-details.tsx',
    },
    {
      id: 'bookmark',
      says: "The bookmark of a job page only says how to keep it: 'Press Ctrl + D to bookmark current page'.",
      asked: 'bookmark a job, save a job for later, keep the job page, favorite job',
      cites: ['spec 1 §2'],
      code: 'application/applications/applying.live.ts',
    },
  ],
};
