import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessible';
import { candidateAt, maria } from '../../support/browser/candidate';
import { keyboardOf } from '../../support/browser/keyboard';
import { keptToken } from '../../support/browser/kept';
import { startPortal, type RunningPortal } from '../../support/portal/running-portal';
import { test } from '../../support/browser/test';
import { phoneFirst } from '../../support/browser/widths';

// Texts are replaced under every page, as a browser's translation does.

const aisha = 'demo.newcomer@example.org';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const block = (page: Page, name: string) => page.getByRole('region', { name });

interface Entry {
  readonly title: string;
  readonly where: string;
  readonly from: string;
  readonly to: string;
}

/** Fills in the given fields of the form; an empty `to` means present. */
const fillIn = async (page: Page, label: string, { title, where, from, to }: Entry): Promise<void> => {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel(label).fill(where);
  await page.getByLabel('From').fill(from);
  if (to === '') await page.getByRole('checkbox', { name: /^Present/ }).check();
  else await page.getByLabel('To', { exact: true }).fill(to);
};

const add = async (page: Page, list: 'experience' | 'education', entry: Entry): Promise<void> => {
  await page.getByRole('link', { name: `Add ${list}` }).click();
  await expect(heading(page, `Add ${list}`)).toBeVisible();
  await fillIn(page, list === 'experience' ? 'Company' : 'College', entry);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(heading(page, 'Update Profile')).toBeVisible();
};

let portal: RunningPortal;

for (const width of phoneFirst)
  test.describe(`the profile, ${width} px wide`, () => {
    test.describe.configure({ timeout: 120_000 });
    test.beforeAll(async () => {
      portal = await startPortal();
    });
    test.afterAll(async () => {
      await portal.close();
    });
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await candidateAt(page, portal).arrive(aisha);
    });

    test('is opened from the menu, and name and zip code are corrected; the header shows the new name [spec 1 §2, spec 1 §5, spec 1 §8, R19]', async ({
      page,
    }) => {
      await page.getByRole('button', { name: /Aisha Bello/ }).click();
      await page.getByRole('link', { name: 'My Profile' }).click();
      await expect(heading(page, 'My Profile')).toBeVisible();
      await expect(page.getByText(aisha)).toBeVisible();
      await expect(page.getByText('+1 (912) 555-0117')).toBeVisible();
      await expect(block(page, 'Experience').getByText('No details found')).toBeVisible();
      await expect(block(page, 'Education').getByText('No details found')).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Edit your details' }).click();
      await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '');
      await page.getByLabel('First Name').fill(' ');
      await page.getByLabel('Zip Code').fill('1234');
      await page.getByRole('button', { name: 'Update' }).click();
      await expect(page.getByText('Required')).toBeVisible();
      await expect(page.getByText('Invalid pincode')).toBeVisible();
      await expect(page.getByLabel('First Name')).toBeFocused();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByText('31406')).toBeVisible();

      await page.getByRole('button', { name: 'Edit your details' }).click();
      await page.getByLabel('First Name').fill(`Aïcha ${width}`);
      await page.getByLabel('Zip Code').fill('02134');
      await page.getByRole('button', { name: 'Update' }).click();
      await expect(page.getByText('Profile updated successfully')).toBeVisible();
      await expect(page.getByText('02134')).toBeVisible();
      await expect(page.getByRole('button', { name: new RegExp(`Aïcha ${width} Bello`) })).toBeVisible();
      await page.reload();
      await expect(page.getByText(`Aïcha ${width} Bello`, { exact: true }).last()).toBeVisible();
    });

    test('accepts experience and education, in their order, the first two on the profile; an entry is edited by its stored index; two tabs lose nothing [spec 1 §2, spec 1 §5, spec 1 §9, R3, R21]', async ({
      page,
      context,
    }) => {
      await page.goto(`${portal.url}/profile/experience`);
      await expect(page.getByText('No details found')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Add experience' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Required')).toHaveCount(2);
      await expectAccessible(page);
      await fillIn(page, 'Company', { title: 'Cook', where: 'Hall', from: '2021-03', to: '2021-01' });
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Start date should not be greater than end date')).toBeVisible();
      await page.getByLabel('To', { exact: true }).fill('2999-01');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(/^Choose .* or an earlier month$/)).toBeVisible();
      await page.getByLabel('To', { exact: true }).fill('2021-09');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(heading(page, 'Update Profile')).toBeVisible();
      await add(page, 'experience', { title: 'Caregiver', where: 'Maple Court', from: '2015-01', to: '' });
      await add(page, 'experience', { title: 'Driver', where: 'Linden Bus', from: '2012-01', to: '2014-01' });
      const titles = page.getByRole('heading', { level: 3 });
      await expect(titles).toHaveText(['Caregiver', 'Driver', 'Cook']);
      await expect(page.getByText('2 years', { exact: true })).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('link', { name: 'Back to My Profile' }).click();
      await expect(block(page, 'Experience').getByRole('heading', { level: 3 })).toHaveText(['Caregiver', 'Driver']);
      await block(page, 'Experience')
        .getByRole('link', { name: /See More/ })
        .click();
      await page.getByRole('link', { name: 'Edit Cook' }).click();
      await expect(page.getByLabel('Title')).toHaveValue('Cook');
      await expect(page.getByLabel('From')).toHaveValue('2021-03');
      await expectAccessible(page);
      await page.getByLabel('From').fill('2001-03');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(titles).toHaveText(['Cook', 'Caregiver', 'Driver']);

      await page.goto(`${portal.url}/profile/education`);
      await add(page, 'education', { title: 'Food safety', where: 'City College', from: '2019-01', to: '2019-06' });
      await add(page, 'education', { title: 'Nursing Assistant', where: 'Truman', from: '2020-01', to: '' });
      await expect(titles).toHaveText(['Nursing Assistant', 'Food safety']);
      await page.getByRole('link', { name: 'Edit Food safety' }).click();
      await page.getByRole('button', { name: 'Remove this entry' }).click();
      const asked = page.getByRole('dialog', { name: 'Remove this course?' });
      await expect(asked.getByText('Food safety, City College')).toBeVisible();
      await expectAccessible(page);
      await asked.getByRole('button', { name: 'Keep it' }).click();
      await page.getByRole('button', { name: 'Remove this entry' }).click();
      await asked.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(page.getByText('Profile updated successfully')).toBeVisible();
      await expect(titles).toHaveText(['Nursing Assistant']);

      // Two tabs: one shows data that the other changes in the meantime.
      const tab = await context.newPage();
      await tab.emulateMedia({ reducedMotion: 'reduce' });
      await tab.goto(`${portal.url}/profile`);
      await tab.getByRole('button', { name: 'Edit your details' }).click();
      await tab.getByLabel('Zip Code').fill('02134');
      await page.goto(`${portal.url}/profile/experience`);
      await add(page, 'experience', { title: 'Nanny', where: 'At home', from: '1990-01', to: '' });
      await tab.getByRole('button', { name: 'Update' }).click();
      await expect(block(tab, 'Experience').getByRole('heading', { level: 3 })).toHaveText(['Nanny', 'Cook']);
      await tab.goto(`${portal.url}/profile/experience/0`);
      await tab.getByLabel('Title').fill('Chef');
      await page.getByRole('link', { name: 'Edit Cook' }).click();
      await page.getByLabel('Title').fill('Head cook');
      await page.getByRole('button', { name: 'Save' }).click();
      const headCook = ['Nanny', 'Head cook', 'Caregiver', 'Driver'];
      await expect(titles).toHaveText(headCook);
      await tab.getByRole('button', { name: 'Save' }).click();
      await expect(tab.getByText(/^This entry was changed or removed meanwhile/).first()).toBeVisible();
      await expect(block(tab, 'Experience as it is now').getByRole('heading', { level: 3 })).toHaveText(headCook);
      await expect(tab.getByLabel('Title')).toHaveValue('Chef');
      await expectAccessible(tab);
      await tab.getByRole('button', { name: 'Save as new' }).click();
      await expect(heading(tab, 'Update Profile')).toBeVisible();
      await expect(tab.getByRole('heading', { level: 3 })).toHaveText([
        'Nanny',
        'Head cook',
        'Chef',
        'Caregiver',
        'Driver',
      ]);
      await tab.close();

      await page.goto(`${portal.url}/profile/education/9`);
      await expect(page.getByText('No details found')).toBeVisible();
      await page.goto(`${portal.url}/profile/education/nine`);
      await expect(heading(page, 'We can’t find this page')).toBeVisible();
    });

    test('keeps the typed values while offline, and says so next to the form [spec 1 §8, R29]', async ({
      page,
      context,
    }) => {
      await page.goto(`${portal.url}/profile`);
      await page.getByRole('button', { name: 'Edit your details' }).click();
      await page.getByLabel('Zip Code').fill('60601');
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Update' }).click();
      await expect(page.getByText('What you typed is still here.')).toBeVisible();
      await expectAccessible(page);
      // Typing withdraws what waits for the connection: nothing half-typed is sent.
      await page.getByLabel('Zip Code').fill('606');
      await context.setOffline(false);
      await page.getByLabel('Zip Code').fill('60601');
      await page.getByRole('button', { name: 'Update' }).click();
      await expect(page.getByText('60601')).toBeVisible();
    });

    test('what was sent offline is saved by itself when the connection is back [R29]', async ({ page, context }) => {
      await page.goto(`${portal.url}/profile`);
      await page.getByRole('button', { name: 'Edit your details' }).click();
      await page.getByLabel('Zip Code').fill('60602');
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Update' }).click();
      await expect(page.getByText('What you typed is still here.')).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('60602')).toBeVisible();
    });

    test('can be used by keyboard alone [spec 1 §2]', async ({ page }) => {
      const { tabTo, tabToField } = keyboardOf(page);
      await page.goto(`${portal.url}/profile/education/add`);
      await expect(heading(page, 'Add education')).toBeVisible();
      await page.getByLabel('Title').focus();
      await page.keyboard.type('First aid');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Red Cross');
      await page.keyboard.press('Tab');
      await page.keyboard.type('May');
      await page.keyboard.press('Tab');
      await page.keyboard.type('2016');
      await tabToField('checkbox');
      await page.keyboard.press('Space');
      await tabTo(/^Save$/);
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Update Profile')).toBeVisible();
      await expect(page.getByText('May 2016 to present')).toBeVisible();
      await tabTo(/^Edit First aid$/);
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Edit education')).toBeVisible();
      await tabTo(/^Cancel$/);
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Update Profile')).toBeVisible();
    });

    test('requires a session, and reopens after sign-in [spec 1 §6]', async ({ page }) => {
      expect((await keptToken(page)).length).toBeGreaterThan(40);
      await page.evaluate(() => localStorage.clear());
      await page.goto(`${portal.url}/profile/experience`);
      const me = candidateAt(page, portal);
      // A different candidate: one address gets only five codes an hour.
      await me.typeCode(await me.askForCode(maria));
      await expect(heading(page, 'Update Profile')).toBeVisible();
    });
  });
