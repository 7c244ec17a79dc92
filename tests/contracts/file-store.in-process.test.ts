import { inMemoryFileStore } from '../../adapters/in-process/files/file-store';
import { fileStoreContract } from './file-store.suite';

fileStoreContract('in memory', async (clock) => inMemoryFileStore(clock));
