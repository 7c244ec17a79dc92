import type { OperatorOperations } from '../../../application/operator/operator.port';
import type { StoreCopied, StoreElsewhere } from '../../../application/operator/store-copy.port';
import { sayStoreElsewhere } from '../../../application/operator/operator-refusals.words';
import { minutes } from '../../../domain/time/duration';
import type { OperatorCallOf } from '../call';
import { mapped, number, struct, variant, variants, type Codec } from '../codec';
import { nothingAsked } from '../calls/shared';

const copied: Codec<StoreCopied> = mapped(
  struct({ took_ms: number }),
  ({ took_ms }) => ({ took: took_ms }),
  ({ took }) => ({ took_ms: took }),
);

/** POST operator/copy_store */
export const copyStore: OperatorCallOf<OperatorOperations['copyStore']> = {
  name: 'operator_copy_store',
  summary: 'Copies the embedded store to DATA_DIR/backup, whole and at one moment, while the portal runs.',
  source: 'ours: the backup of a portal that runs',
  method: 'POST',
  path: 'operator/copy_store',
  access: 'operator',
  right: 'all',
  answerWithin: minutes(11),
  request: nothingAsked,
  response: copied,
  refusal: variants<StoreElsewhere>({ StoreElsewhere: variant('StoreElsewhere', {}) }),
  refusalStatus: () => 406,
  sayRefusal: sayStoreElsewhere,
};
