import { createTransport } from 'nodemailer';
import { seconds } from '../../../domain/time/duration';
import { notSent } from './not-sent';

const within = seconds(10);

/** Connects to the mail server and signs in, without sending anything. Answers why it failed, as a code; undefined: it is well. */
export const tryMailServer = async (url: string): Promise<string | undefined> => {
  const transport = createTransport({
    url,
    connectionTimeout: within,
    greetingTimeout: within,
    dnsTimeout: within,
    socketTimeout: within,
  });
  try {
    await transport.verify();
    return undefined;
  } catch (fault) {
    return notSent(fault).why;
  } finally {
    transport.close();
  }
};
