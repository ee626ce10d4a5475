import { z } from 'zod'
import { defineSettings } from './define-settings.ts'
import { bounds } from './schemas.ts'

/** How much of the process anybody may take: for each address, credential and workspace, and all together. */
export const admissionSettings = defineSettings({
  VIREO_LIMIT_CONNECTIONS_PER_ADDRESS: {
    schema: z.coerce.number().int().min(0).max(1_000_000).default(512),
    doc: 'Open connections of one address; more are closed at once. Not counted behind a proxy. 0 is without a bound.',
  },
  VIREO_LIMIT_REQUESTS_PER_SECOND: {
    schema: bounds.prefault('200,100,300,0'),
    doc: 'API requests a second over time, ten times as many at once, for each address, credential, workspace, and all together. 0 is without a bound.',
  },
  VIREO_LIMIT_RUNNING_REQUESTS: {
    schema: bounds.prefault('512,256,512,4000'),
    doc: 'API requests under way for each address, credential, workspace, and all together. 0 is without a bound.',
  },
  VIREO_LIMIT_SOCKETS: {
    schema: bounds.prefault('100,50,100,2000'),
    doc: 'Open WebSockets for each address, credential, workspace, and all together. 0 is without a bound.',
  },
  VIREO_LIMIT_OPEN_BODIES: {
    schema: bounds.prefault('64,64,128,1000'),
    doc: 'Request bodies that are still arriving, for each address, credential, workspace, and all together. 0 is without a bound.',
  },
  VIREO_LIMIT_BODY_MEMORY_MB: {
    schema: bounds.prefault('64,64,96,256'),
    doc: 'Megabytes of request bodies in memory for each address, credential, workspace, and all together. 0 is without a bound.',
  },
  VIREO_LIMIT_UPLOADS_MB: {
    schema: bounds.prefault('4000,4000,4000,16000'),
    doc: 'Megabytes of uploads in temporary files for each address, credential, workspace, and all together. 0 is without a bound.',
  },
  VIREO_BODY_BYTES_PER_SECOND_MIN: {
    schema: z.coerce.number().min(1).max(1_000_000).default(4096),
    doc: 'Request bodies that arrive slower on average end after 20 seconds.',
  },
})
