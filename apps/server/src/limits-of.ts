import type { Config } from './config.ts'
import type { AdmissionLimits, Bounds } from './http/admission/limits.ts'

const megabyte = 1_000_000

/** Reads from the configuration how much of the process any caller may take. */
export function limitsOf(config: Config): AdmissionLimits {
  return {
    connections: config.VIREO_LIMIT_CONNECTIONS_PER_ADDRESS,
    requestsPerSecond: config.VIREO_LIMIT_REQUESTS_PER_SECOND,
    running: config.VIREO_LIMIT_RUNNING_REQUESTS,
    sockets: config.VIREO_LIMIT_SOCKETS,
    openBodies: config.VIREO_LIMIT_OPEN_BODIES,
    memoryBytes: times(config.VIREO_LIMIT_BODY_MEMORY_MB, megabyte),
    diskBytes: times(config.VIREO_LIMIT_UPLOADS_MB, megabyte),
    bodyBytesPerSecondMin: config.VIREO_BODY_BYTES_PER_SECOND_MIN,
  }
}

function times({ address, credential, workspace, instance }: Bounds, factor: number): Bounds {
  return {
    address: address * factor,
    credential: credential * factor,
    workspace: workspace * factor,
    instance: instance * factor,
  }
}
