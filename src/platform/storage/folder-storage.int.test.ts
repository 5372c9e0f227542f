import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderStorage } from './folder-storage.ts';
import { describeStorage } from './storage.suite.ts';

let root: string;
describeStorage('a folder', {
  open: async () => {
    root = await mkdtemp(join(tmpdir(), 'satchel-folder-'));
    return openFolderStorage(join(root, 'files'));
  },
  close: () => rm(root, { recursive: true, force: true }),
});
