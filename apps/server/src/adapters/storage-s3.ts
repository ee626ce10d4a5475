import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { ByteRange, ListedObject, Storage, StorageWriter } from '../ports/storage.ts'
import { createDiskStorage } from './storage-disk.ts'

export type S3Settings = {
  readonly bucket: string
  readonly region: string
  readonly endpoint?: string | undefined
  readonly accessKeyId?: string | undefined
  readonly secretAccessKey?: string | undefined
}

/**
 * Creates a storage in an S3-compatible bucket. An object grows in a private temporary folder of this node, from which
 * slow readers are fed, and is uploaded when it is complete.
 */
export async function createS3Storage(settings: S3Settings): Promise<Storage & { close(): Promise<void> }> {
  const client = clientFor(settings)
  const folder = await mkdtemp(path.join(tmpdir(), 'vireo-s3-'))
  const local = await createDiskStorage(folder)
  const at = (key: string) => ({ Bucket: settings.bucket, Key: key })
  return {
    create: async (key) =>
      uploadOnCommit(await local.create(key), local, key, (body, length) =>
        client.send(new PutObjectCommand({ ...at(key), Body: body, ContentLength: length })),
      ),
    size: async (key) => {
      try {
        return (await client.send(new HeadObjectCommand(at(key)))).ContentLength
      } catch (error) {
        if (error instanceof NotFound || error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    read: (key, range) => readObject(client, at(key), range),
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)))
    },
    list: (under) => listObjects(client, settings.bucket, under),
    removeAbandonedBefore: (instant) => local.removeAbandonedBefore(instant),
    close: async () => {
      client.destroy()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function clientFor({ region, endpoint, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  return new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // Newer default checksums are not understood by every compatible service.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

function uploadOnCommit(
  writer: StorageWriter,
  local: Storage,
  key: string,
  upload: (body: Uint8Array, length: number) => Promise<unknown>,
): StorageWriter {
  return {
    append: (bytes) => writer.append(bytes),
    read: (range) => writer.read(range),
    patch: (position, bytes) => writer.patch(position, bytes),
    truncate: (size) => writer.truncate(size),
    get sizeBytes() {
      return writer.sizeBytes
    },
    async commit() {
      await upload(await writer.read({ start: 0, end: writer.sizeBytes }), writer.sizeBytes)
      await writer.commit()
    },
    discard: () => writer.discard(),
    async close() {
      await writer.close()
      await local.remove(key)
    },
  }
}

async function* readObject(
  client: S3Client,
  at: { Bucket: string; Key: string },
  range?: ByteRange,
): AsyncIterable<Uint8Array> {
  const { Body } = await client.send(
    new GetObjectCommand({ ...at, ...(range && { Range: `bytes=${range.start}-${range.end - 1}` }) }),
  )
  if (Body) yield* Body.transformToWebStream()
}

/** Lists the objects below a prefix, page by page. */
async function* listObjects(client: S3Client, bucket: string, prefix: string): AsyncIterable<ListedObject> {
  for (let token: string | undefined; ;) {
    const page = await client.send(
      new ListObjectsV2Command({
        Bucket: bucket,
        Prefix: prefix,
        ...(token !== undefined && { ContinuationToken: token }),
      }),
    )
    for (const { Key, Size, LastModified } of page.Contents ?? [])
      if (Key !== undefined && LastModified) yield { key: Key, sizeBytes: Size ?? 0, modifiedAt: LastModified }
    if (!page.IsTruncated || page.NextContinuationToken === undefined) return
    token = page.NextContinuationToken
  }
}
