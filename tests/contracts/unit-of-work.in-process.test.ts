import { inMemoryUnitOfWork } from '../../adapters/in-process/store';
import { unitOfWorkContract } from './unit-of-work.suite';

unitOfWorkContract('the store in memory', async () => ({
  unitOfWork: inMemoryUnitOfWork(),
  close: () => Promise.resolve(),
}));
