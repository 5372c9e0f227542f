import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { openS3Storage } from './s3-storage.ts';
import { describeStorage } from './storage.suite.ts';

let directory: string;
let server: S3rver;
let storage: Awaited<ReturnType<typeof openS3Storage>>;

describeStorage('an S3-compatible bucket', {
  open: async () => {
    directory = await mkdtemp(join(tmpdir(), 'satchel-s3-'));
    server = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory,
      configureBuckets: [{ name: 'satchel', configs: [] }],
    });
    const { port } = (await server.run()) as AddressInfo;
    storage = await openS3Storage(new URL(`http://S3RVER:S3RVER@127.0.0.1:${port}/satchel`));
    return storage;
  },
  close: async () => {
    storage.close();
    await server.close();
    await rm(directory, { recursive: true, force: true });
  },
});
