import type { SessionToken } from '../../application/identity/secrets.port';
import { demoSignIn } from '../../adapters/composition/load-demo';
import { email } from '../support/builders/identity';
import { openInbox } from '../support/portal/inbox';
import { startBuiltServer, type BuiltServer } from './built-server';
import { signInAt } from './calling';
import { newFolder, removeFolder } from './scratch';

/** The built portal with its demo, and a signed-in candidate. */
export interface DemoPortal {
  readonly url: string;
  readonly token: SessionToken;
  readonly memory: BuiltServer['memory'];
}

export const withDemoPortal = async <A>(work: (portal: DemoPortal) => Promise<A>): Promise<A> => {
  const inbox = await openInbox();
  const dataDir = newFolder();
  const server = await startBuiltServer({ dataDir, demo: true, smtpUrl: inbox.url });
  try {
    const token = await signInAt(server.url, inbox, email(demoSignIn));
    return await work({ url: server.url, token, memory: server.memory });
  } finally {
    await server.stop();
    await inbox.close();
    removeFolder(dataDir);
  }
};
