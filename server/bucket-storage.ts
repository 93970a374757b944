import type { Readable } from 'node:stream';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Settings } from './env.ts';
import type { Storage, StoredObject } from './storage.ts';

/** Objects in an S3-compatible bucket. */
export function createBucketStorage({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Settings): Storage {
  const client = new S3Client({
    region,
    endpoint,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: endpoint !== undefined,
    // Other makers of S3 do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const driver = new S3Driver({ client, bucket, visibility: 'private', supportsACL: false });
  return {
    put: (key, content, size) =>
      content instanceof Uint8Array
        ? driver.put(key, content)
        : driver.putStream(key, content, { contentLength: size, contentType: 'application/octet-stream' }),
    async read(key, range) {
      if (!range) return driver.getStream(key);
      const part = `bytes=${range.start}-${range.end}`;
      const answer = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range: part }));
      return answer.Body as Readable;
    },
    bytes: (key) => driver.getBytes(key),
    remove: (key) => driver.delete(key),
    list: (folder) => listBucket(client, bucket, folder),
    freeBytes: async () => Number.POSITIVE_INFINITY,
  };
}

async function* listBucket(client: S3Client, bucket: string, folder: string): AsyncIterable<StoredObject> {
  let token: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: folder, ContinuationToken: token }),
    );
    for (const { Key, LastModified } of page.Contents ?? [])
      if (Key) yield { key: Key, writtenAt: LastModified ?? new Date() };
    token = page.NextContinuationToken;
  } while (token);
}
