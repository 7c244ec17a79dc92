import { test } from '@playwright/test';
import { prepareDemo } from '../support/portal/running-portal';

test('The demo that every portal starts from is created once for all journeys', async () => {
  test.setTimeout(600_000);
  await prepareDemo();
});
