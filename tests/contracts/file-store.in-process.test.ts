import { inMemoryFileStore } from '../../adapters/in-process/file-store';
import { fileStoreContract } from './file-store.suite';

fileStoreContract('in memory', async (clock) => inMemoryFileStore(clock));
