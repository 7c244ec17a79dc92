import { isIP } from 'node:net';
import { httpWebhookPost } from '../../../adapters/server/webhooks/webhook-post';

/** What a name leads to unless it is here: an address of the public Internet. */
const usual = '1.1.1.1';

const names: Readonly<Record<string, readonly string[]>> = {
  'internal.example.org': ['10.0.0.7'],
  'both.example.org': [usual, 'fd00::7'],
  'cloud.example.org': ['169.254.169.254'],
  'nowhere.example.org': [],
};

/** The real way to receivers, with names that nobody has to be asked for. */
export const webhookPostOf = (privateAllowed = false) =>
  httpWebhookPost({
    privateAllowed,
    key: Buffer.from('the key of a test'),
    lookUp: (name) =>
      name === 'broken.example.org'
        ? Promise.reject(new Error('SERVFAIL'))
        : Promise.resolve(
            (isIP(name) === 0 ? (names[name] ?? [usual]) : [name]).map((address) => ({
              address,
              family: isIP(address),
            })),
          ),
  });
