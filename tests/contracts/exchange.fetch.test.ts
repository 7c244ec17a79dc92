import { fetchExchange } from '../../adapters/contract/send-by-fetch';
import { startContractsHost, type ContractsHost } from '../support/browser/contracts-host';
import { exchangeContract } from './exchange.suite';

describe('An exchange by fetch', () => {
  let host: ContractsHost;
  beforeEach(async () => {
    host = await startContractsHost('');
  });
  afterEach(() => host.close());

  it.each(Object.entries(exchangeContract))('%s [R4]', async (_, run) => {
    await expect(run({ exchange: fetchExchange(host.url.replace(/\/$/, '')) })).resolves.toBeUndefined();
  });
});
