import { z } from 'zod'
import { defineSettings } from './define-settings.ts'

/** Where recordings and rows are kept. */
export const storageSettings = defineSettings(
  {
    VIREO_STORAGE: { schema: z.enum(['disk', 's3']).default('disk'), doc: 'Where recordings are kept.' },
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
  },
  (config) => {
    const found: string[] = []
    if (config.VIREO_STORAGE === 's3' && !config.VIREO_S3_BUCKET) found.push('VIREO_STORAGE=s3 needs VIREO_S3_BUCKET.')
    if (config.VIREO_STORAGE === 'disk' && config.VIREO_S3_BUCKET)
      found.push('VIREO_S3_BUCKET is set, but VIREO_STORAGE is disk.')
    if (Boolean(config.VIREO_S3_ACCESS_KEY_ID) !== Boolean(config.VIREO_S3_SECRET_ACCESS_KEY))
      found.push('VIREO_S3_ACCESS_KEY_ID and VIREO_S3_SECRET_ACCESS_KEY go together.')
    return found
  },
)
