import { openReceivers, post, send } from '../../support/portal/webhook-receivers';

/* Which address a webhook is called at, and which ones are refused. */

const { receiver } = openReceivers();

describe('A webhook', () => {
  it('of whose addresses the first is dead is called at another', async () => {
    const port = await receiver((_, response) => response.writeHead(200).end());
    const lookUp = () =>
      Promise.resolve([
        { address: '::1', family: 6 },
        { address: '127.0.0.1', family: 4 },
      ]);
    expect(await send(`http://two.example.org:${port}/`, { lookUp })).toEqual({ _tag: 'Answered', status: 200 });
  });

  it('whose name is not answered in time is left, too', async () => {
    const lookUp = () => new Promise<never>(() => undefined);
    expect(await send('http://slow.example.org/', { patience: 50, lookUp })).toEqual({
      _tag: 'NoAnswer',
      why: 'Timeout',
    });
  });

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://10.1.2.3/',
    'https://localhost/',
  ])('at %s is not called unless private networks are allowed', async (url) => {
    expect(await send(url, { privateAllowed: false })).toEqual({ _tag: 'NoAnswer', why: 'NetworkPrivate' });
  });

  it.each([
    ...['https://169.254.169.254/', 'http://[fe80::1]/', 'https://0.0.0.0/', 'https://[::]/'],
    ...['http://100.100.100.200/', 'http://[fd00:ec2::254]/', 'http://[fd00:ec2::23]/'],
    ...[
      'https://168.63.129.16/',
      'http://[fd20:ce::254]/',
      'http://[fd00:c1::a9fe:a9fe]/',
      'https://[::ffff:0:7f00:1]/',
    ],
  ])('at %s is never called', async (url) => {
    expect(await send(url)).toEqual({ _tag: 'NoAnswer', why: 'AddressUnusable' });
  });

  it('is called in the open only in private networks', async () => {
    expect(await send('http://1.1.1.1/')).toEqual({ _tag: 'NoAnswer', why: 'NotEncrypted' });
  });

  it('is called at the address that was judged, whatever its name leads to a moment later', async () => {
    const port = await receiver((_, response) => response.writeHead(200).end());
    let lookUps = 0;
    const lookUp = () => {
      lookUps += 1;
      return Promise.resolve([{ address: lookUps === 1 ? '127.0.0.1' : '169.254.169.254', family: 4 }]);
    };
    expect(await send(`http://rebinding.example.org:${port}/`, { lookUp })).toEqual({ _tag: 'Answered', status: 200 });
    expect(lookUps).toBe(1);
    const both = () =>
      Promise.resolve([
        { address: '1.1.1.1', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ]);
    expect(await send('https://both.example.org/', { lookUp: both, privateAllowed: false })).toEqual({
      _tag: 'NoAnswer',
      why: 'NetworkPrivate',
    });
  });

  it.each([
    ['https://hr.example.org/', '1.1.1.1', false, undefined],
    ['http://hr.example.org/', '1.1.1.1', true, 'NotEncrypted'],
    ['https://hr.example.org/', '10.0.0.1', false, 'NetworkPrivate'],
    ['http://hr.example.org/', '10.0.0.1', true, undefined],
    ['https://hr.example.org/', '169.254.169.254', true, 'AddressUnusable'],
    ['https://hr.example.org:99999/', '1.1.1.1', true, 'NoAddress'],
  ])('at %s, which is %s, is judged before it is added, without a call', async (url, address, privateAllowed, why) => {
    const lookUp = () => Promise.resolve([{ address, family: 4 }]);
    const judged = await post({ privateAllowed, lookUp }).check(url)();
    expect(judged).toMatchObject(why === undefined ? { _tag: 'Allowed' } : { _tag: 'Refused', reason: { _tag: why } });
  });

  it.each<[string, () => Promise<never>]>([
    ['unknown', () => Promise.reject(new Error('ENOTFOUND'))],
    ['not answered in time', () => new Promise<never>(() => undefined)],
  ])('whose name is %s has no address', async (_, lookUp) => {
    expect(await post({ patience: 50, lookUp }).check('https://hr.example.org/')()).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'NoAddress' },
    });
  });
});
