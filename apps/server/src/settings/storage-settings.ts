import { z } from 'zod'
import type { Settings } from './settings.ts'

/** Where recordings and rows are kept. */
export const storageSettings = {
  VIREO_STORAGE: { schema: z.enum(['disk', 's3']).default('disk'), doc: 'Where recordings are kept.' },
  VIREO_STORAGE_LIMIT_GB: {
    schema: z.coerce.number().min(0).max(1_000_000).optional(),
    doc: 'Room for the recordings of each workspace in gigabytes, in place of its plan’s. 0 is without a bound.',
  },
  VIREO_S3_BUCKET: { schema: z.string().min(3).optional(), doc: 'Bucket, with VIREO_STORAGE=s3.' },
  VIREO_S3_ENDPOINT: { schema: z.url().optional(), doc: 'Address of an S3-compatible service; AWS when absent.' },
  VIREO_S3_REGION: { schema: z.string().default('us-east-1'), doc: 'Region of the bucket.' },
  VIREO_S3_ACCESS_KEY_ID: {
    schema: z.string().optional(),
    doc: 'Credentials of the bucket; the environment’s own when absent.',
  },
  VIREO_S3_SECRET_ACCESS_KEY: { schema: z.string().optional(), doc: 'Credentials of the bucket.', secret: true },
  DATABASE_URL: {
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .optional(),
    doc: 'A PostgreSQL 15 or newer; the embedded one when absent.',
    secret: true,
  },
  DATABASE_POOL_SIZE: {
    schema: z.coerce.number().int().min(6).max(200).default(16),
    doc: 'Connections this process may open.',
  },
} as const satisfies Settings
