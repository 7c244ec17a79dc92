import { expect } from '@playwright/test';
import { candidateAt } from '../support/browser/candidate';
import { startPortal, type RunningPortal } from '../support/portal/running-portal';
import { test } from '../support/browser/test';

const hours = (n: number): number => n * 3_600_000;

let portal: RunningPortal;
test.beforeEach(async () => {
  portal = await startPortal();
});
test.afterEach(async () => {
  await portal.close();
});

test("a device whose clock is two hours slow is told so, and the rules apply by the server's time [R14]", async ({
  page,
}) => {
  await portal.passTime(hours(2));
  const candidate = candidateAt(page, portal);
  await candidate.signIn();
  await expect(page.getByText('The clock of this device is wrong')).toBeVisible();
  await expect(page.getByText(/^It is (2 hours|1 hour 59 minutes) behind\./)).toBeVisible();
  await candidate.openSchedule('Caregiver');
  await candidate.viewTimes();
  // The day's first slot as offered by the server: by the device's clock it could seem two hours further away.
  await candidate.chooseTime();
  await candidate.confirm();
  await candidate.expectBooked();
});

test('a device whose clock is right sees no notice', async ({ page }) => {
  await candidateAt(page, portal).signIn();
  await expect(page.getByRole('heading', { name: 'My Job Applications' })).toBeVisible();
  await expect(page.getByText('The clock of this device is wrong')).toHaveCount(0);
});
