import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, HeadBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { assertKey, isDay, type Storage, StorageMissError } from './storage.ts';

/**
 * A client for the bucket in an address; sends nothing yet.
 * @param address `https://KEY:SECRET@host:port/bucket?region=eu-central-1`; http is allowed for local services
 */
export function connectToBucket(address: URL): { client: S3Client; bucket: string } {
  const client = new S3Client({
    endpoint: address.origin,
    region: address.searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(address.username),
      secretAccessKey: decodeURIComponent(address.password),
    },
    // Services other than Amazon's rarely have a host name per bucket, and some lack the newer checksum trailers.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, bucket: decodeURIComponent(address.pathname.slice(1)) };
}

/** Stores files in a bucket of an S3-compatible service. */
export async function openS3Storage(address: URL): Promise<Storage & { close: () => void }> {
  const { client, bucket } = connectToBucket(address);
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));

  const read: Storage['read'] = async (key, range) => {
    assertKey(key);
    try {
      const answer = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: key, Range: range && `bytes=${range.start}-${range.end}` }),
      );
      if (!(answer.Body instanceof Readable)) throw new Error('The storage service answered without a body.');
      return answer.Body;
    } catch (error) {
      if (isNotFound(error)) throw new StorageMissError(undefined, { cause: error });
      throw error;
    }
  };

  return {
    adopt: async (key, path) => {
      assertKey(key);
      await disk.putStream(key, createReadStream(path), { contentLength: (await stat(path)).size });
      await rm(path);
    },
    fetch: async (key, path) => {
      await pipeline(await read(key), createWriteStream(path, { flags: 'wx' }));
    },
    read,
    delete: async (key) => {
      assertKey(key);
      await disk.delete(key);
    },
    deleteBefore: async (day) => {
      const listed = await client.send(new ListObjectsV2Command({ Bucket: bucket, Delimiter: '/' }));
      const days = (listed.CommonPrefixes ?? [])
        .map(({ Prefix }) => Prefix?.replace(/\/$/, '') ?? '')
        .filter((name) => isDay(name) && name < day);
      for (const name of days) await disk.deleteAll(`${name}/`);
      return days.length;
    },
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
    close: () => client.destroy(),
  };
}

const isNotFound = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');
