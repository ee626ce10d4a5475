import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { isLoopback } from './kernel/network/is-loopback.ts'

const told =
  'VIREO_PUBLIC_URL is set and VIREO_TRUST_PROXY is not: behind a reverse proxy everybody has its address, and shares its limits. Set VIREO_TRUST_PROXY=true if one is in front.'

/**
 * Warns the operator of a public instance that client addresses are those of the connecting peers, which may be a
 * proxy.
 */
export function warnOfAddresses(
  { publicUrl, VIREO_TRUST_PROXY: trusts }: Pick<Config, 'publicUrl' | 'VIREO_TRUST_PROXY'>,
  log: Pick<Logger, 'warn'>,
): void {
  if (!trusts && !isLoopback(publicUrl)) log.warn(told)
}
