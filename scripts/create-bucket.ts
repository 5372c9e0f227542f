/** Creates the bucket of STORAGE_URL if missing: `compose.yaml` runs it before the application. */
import { CreateBucketCommand, HeadBucketCommand } from '@aws-sdk/client-s3';
import { readFrom } from '../src/platform/config/config.ts';
import { processEnvironment } from '../src/platform/config/environment.ts';
import { connectToBucket } from '../src/platform/storage/s3-storage.ts';
import { readStorageConfig } from '../src/platform/storage/storage.config.ts';

const { storageUrl } = readStorageConfig(readFrom(processEnvironment));
if (storageUrl === undefined) throw new Error('STORAGE_URL is not set.');
const { client, bucket } = connectToBucket(new URL(storageUrl));
try {
  await client.send(new HeadBucketCommand({ Bucket: bucket }));
} catch (error) {
  if (!(error instanceof Error && error.name === 'NotFound')) throw error;
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  console.log(`Made the bucket ${bucket}.`);
}
client.destroy();
