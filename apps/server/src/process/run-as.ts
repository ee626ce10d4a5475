import { ConfigError } from '../config.ts'

type Parts = {
  /** Undefined where the system has no such numbers. */
  readonly uid: number | undefined
  readonly asRoot: 'warn' | 'allow' | 'refuse'
  readonly warn: (message: string) => void
}

/** Warns, or throws `ConfigError` if so configured, when the server runs as root, which it never needs. */
export function lookAtAccount({ uid, asRoot, warn }: Parts): void {
  if (uid !== 0 || asRoot === 'allow') return
  const advice = 'Vireo needs no root: start it as an ordinary user that owns the data folder.'
  if (asRoot === 'refuse') throw new ConfigError([`VIREO_AS_ROOT is refuse, and this process is root. ${advice}`])
  warn(`This process is root, and a mistake in it would be root's. ${advice} VIREO_AS_ROOT=allow hides this line.`)
}
