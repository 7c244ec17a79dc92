import 'reflect-metadata/lite';
import { Container } from 'inversify';
import type * as T from 'fp-ts/Task';
import { join } from 'node:path';
import type { Clock } from '../../application/ports/clock';
import { noIdentityProvider } from '../../application/ports/identity-provider';
import type { UnitOfWork } from '../../application/ports/unit-of-work';
import type { FromStore } from '../../application/ports/unit-of-work/store';
import { candidateService } from '../../application/service/candidate-service';
import { sendMails } from '../../application/service/send-mails';
import { operatorService } from '../../application/service/operator/operator-service';
import { diskFileStore } from '../server/files/file-store';
import { importFiles } from '../server/import/import-files';
import { jsonLog } from '../server/log/log';
import { logReporter } from '../server/log/log-reporter';
import { requestScope } from '../server/log/request-scope';
import { oidcProvider } from '../server/oidc/identity-provider';
import { nodeIdCodes } from '../server/secrets/id-codes';
import { nodeSecrets } from '../server/secrets/secrets';
import { post } from './post';
import { serverTokens } from './server-tokens';
import type { Settings } from './settings';

/** What everything else reports to: it is there before the store is opened. */
export const groundContainer = (settings: Settings, clock: Clock, write: (line: string) => void): Container => {
  const container = new Container();
  container.bind(serverTokens.settings).toConstantValue(settings);
  container.bind(serverTokens.clock).toConstantValue(clock);
  container.bind(serverTokens.requests).toDynamicValue(requestScope).inSingletonScope();
  container
    .bind(serverTokens.log)
    .toResolvedValue(
      ({ logLevel }, clock, requests) => jsonLog({ level: logLevel, clock, requestId: requests.current, write }),
      [serverTokens.settings, serverTokens.clock, serverTokens.requests],
    )
    .inSingletonScope();
  container.bind(serverTokens.reporter).toResolvedValue(logReporter, [serverTokens.log]).inSingletonScope();
  return container;
};

/** A store that is open. */
export interface Opened {
  readonly unitOfWork: UnitOfWork;
  /** Whether it answers now. */
  readonly ping: FromStore<unknown>;
}

/** Nobody waits for a mail server: an answer leaves while the mails do. Who is asked meanwhile goes round once more. */
const inTheBackground = (task: T.Task<unknown>): T.Task<undefined> => {
  let running = false;
  let asked = 0;
  const round = async (): Promise<void> => {
    running = true;
    for (let done = 0; done < asked;) {
      done = asked;
      await task();
    }
    asked = 0;
    running = false;
  };
  return () => {
    asked += 1;
    if (!running) void round();
    return Promise.resolve(undefined);
  };
};

/** The provider's service over an opened store. */
export const addService = (container: Container, { unitOfWork, ping }: Opened, key: Buffer): void => {
  container.bind(serverTokens.unitOfWork).toConstantValue(unitOfWork);
  container.bind(serverTokens.askStore).toConstantValue(ping);
  container
    .bind(serverTokens.secrets)
    .toDynamicValue(() => nodeSecrets(key))
    .inSingletonScope();
  container
    .bind(serverTokens.post)
    .toResolvedValue(post, [serverTokens.settings, serverTokens.clock, serverTokens.reporter])
    .inSingletonScope();
  container
    .bind(serverTokens.oidc)
    .toResolvedValue(
      ({ oidc }, clock, reporter) => oidc && oidcProvider({ ...oidc, clock, reporter }),
      [serverTokens.settings, serverTokens.clock, serverTokens.reporter],
    )
    .inSingletonScope();
  container
    .bind(serverTokens.world)
    .toResolvedValue(
      (store, clock, secrets, { mailer }, reporter, { publicUrl, dataDir }, oidc) => ({
        unitOfWork: store,
        files: diskFileStore(join(dataDir, 'files'), reporter),
        clock,
        secrets,
        idCodes: nodeIdCodes(key),
        identityProvider: oidc?.provider ?? noIdentityProvider,
        mailer,
        reporter,
        publicUrl,
        sendMails: inTheBackground(sendMails({ unitOfWork: store, clock, mailer, reporter })),
      }),
      [
        serverTokens.unitOfWork,
        serverTokens.clock,
        serverTokens.secrets,
        serverTokens.post,
        serverTokens.reporter,
        serverTokens.settings,
        serverTokens.oidc,
      ],
    )
    .inSingletonScope();
  container.bind(serverTokens.service).toResolvedValue(candidateService, [serverTokens.world]).inSingletonScope();
  container
    .bind(serverTokens.operator)
    .toResolvedValue((world) => operatorService(world, importFiles(world)), [serverTokens.world])
    .inSingletonScope();
};
