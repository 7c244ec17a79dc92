import type * as T from 'fp-ts/Task';
import type { Clock } from '../../application/ports/clock';
import type { Reporter } from '../../application/ports/reporter';
import type { Secrets } from '../../application/identity/secrets.port';
import type { UnitOfWork } from '../../application/ports/unit-of-work';
import type { FromStore } from '../../application/ports/unit-of-work/store';
import type { CandidateService } from '../../application/service/candidate-service';
import type { ServiceDependencies } from '../../application/service/dependencies';
import type { MailQueue } from '../../application/mails/mail-queue.service';
import type { DeliveryQueue } from '../../application/webhooks/delivery-queue.service';
import type { WebhookPost } from '../../application/webhooks/webhook-post.port';
import type { OperatorServiceOf } from '../../application/operator/operator-service.service';
import type { Bucket } from '../server/files/s3/bucket';
import type { OidcProvider } from '../server/identity/identity-provider';
import type { SharedCounts } from '../server/fastify/shared-budget';
import type { Log } from '../server/log/log';
import type { RequestScope } from '../server/log/request-scope';
import type { Metrics } from '../server/operator/metrics/metrics';
import type { Lines } from '../server/socket-io/lines';
import type { Settings } from './settings';
import { token } from './token';
import type { Post } from './post';

/** The parts of the provider's side. */
export const serverTokens = {
  settings: token<Settings>('Settings'),
  clock: token<Clock>('Clock'),
  requests: token<RequestScope>('RequestScope'),
  log: token<Log>('Log'),
  reporter: token<Reporter>('Reporter'),
  metrics: token<Metrics>('Metrics'),
  secrets: token<Secrets>('Secrets'),
  /** Undefined: the deployment names no provider of social sign-ins. */
  oidc: token<OidcProvider | undefined>('OidcProvider'),
  unitOfWork: token<UnitOfWork>('UnitOfWork'),
  askStore: token<FromStore<unknown>>('AskStore'),
  /** Undefined: files are kept in a folder. */
  bucket: token<Bucket | undefined>('Bucket'),
  post: token<Post>('Post'),
  mailQueue: token<MailQueue>('MailQueue'),
  webhookPost: token<WebhookPost>('WebhookPost'),
  deliveryQueue: token<DeliveryQueue>('DeliveryQueue'),
  /** Watches the other processes that send mails and events. */
  watchTakers: token<T.Task<undefined>>('WatchTakers'),
  lines: token<Lines>('Lines'),
  /** Undefined: there is only one process. */
  callCounts: token<SharedCounts | undefined>('SharedCounts'),
  world: token<ServiceDependencies>('ServiceDependencies'),
  service: token<CandidateService>('CandidateService'),
  operator: token<OperatorServiceOf>('OperatorService'),
} as const;
