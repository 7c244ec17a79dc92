import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { Position } from '../../../domain/positions/position';
import { contrast, readableContrast, readableTheme } from '../../../domain/positions/theme';
import { darkPosition, palePosition } from '../../../ui/gallery/fixtures';
import { states, type StateName } from '../../../ui/gallery/states';
import { jobBandView } from '../../../ui/applications/job.view';
import { JobBand } from '../../../ui/applications/job-band';

/** The page with its rules: a theme is one of them. */
const drawn = (name: StateName): { readonly markup: string; readonly rules: string } => {
  const sheet = new ServerStyleSheet();
  const markup = renderToStaticMarkup(sheet.collectStyles(<MemoryRouter>{states[name]()}</MemoryRouter>));
  return { markup, rules: sheet.getStyleTags() };
};

/** Every page about one position, rendered for a customer whose color allows no readable text. */
const themed: readonly (readonly [string, StateName, Position])[] = [
  ['/apply', 'apply-pale-customer', palePosition],
  ['/skillfilter', 'skill-filter-pale-customer', palePosition],
  ['/skillfilter/success', 'screening-success-pale-customer', palePosition],
  ['/upload_resume, and its mailed link', 'upload-resume-dark-customer', darkPosition],
  ['/schedule', 'schedule-pale-customer', palePosition],
  ['/timeslot', 'time-slot-pale-customer', palePosition],
  ['/success', 'scheduled-pale-customer', palePosition],
  ['the cancel dialog on a page of its own', 'cancel-dark-customer', darkPosition],
  ['/inpersonInterview', 'in-person-dark-customer', darkPosition],
  ['/positionClosed', 'closed-dark-customer', darkPosition],
  ['/thankyou', 'thank-you-dark-customer', darkPosition],
];

describe('A page about one position [spec 1 §1]', () => {
  it.each(themed)('%s has its customer’s colors, readable: %s', (_, name, { primary, primaryFont, communityName }) => {
    const { ground } = readableTheme(primary, primaryFont);
    expect(contrast(ground, primaryFont)).toBeGreaterThanOrEqual(readableContrast);
    const { markup, rules } = drawn(name);
    expect(rules).toContain(`--primary:${primary};--ground:${ground};--on-ground:${primaryFont}`);
    expect(markup).toContain(communityName);
  });

  it('shows the logo with empty alternative text, because it says no more than the name', () => {
    const band = jobBandView({ ...palePosition, logoUrl: 'https://logos.example.org/ivory.svg' });
    expect(renderToStaticMarkup(<JobBand job={band} />)).toContain(
      '<img src="https://logos.example.org/ivory.svg" alt=""',
    );
  });

  it('for a customer without a color has #00B3DA with white, made readable', () => {
    expect(drawn('scheduled-ready').rules).toMatch(/--primary:#00b3da;--ground:#[0-9a-f]{6};--on-ground:#ffffff/);
  });
});
