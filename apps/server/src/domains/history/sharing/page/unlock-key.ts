import { timingSafeEqual } from 'node:crypto'
import type { With } from '#ports/ports.ts'
import type { LinkRow } from '../tables.ts'

/** How long somebody hears a recording after they gave its password. */
const openMs = 6 * 3_600_000

type Locked = Pick<LinkRow, 'id' | 'token_hash' | 'password_hash'>

/** Makes what opens the sound of one link for a while. It ends with the password and with the link. */
export function unlockKeyOf(ctx: With<'vault'>, link: Locked): string {
  return signed(ctx, link, ctx.now().getTime() + openMs)
}

/** Tells whether a key opens the sound of a link; without a password it needs none. */
export function opensWith(ctx: With<'vault'>, link: Locked, key: string | undefined): boolean {
  if (link.password_hash === null) return true
  const until = Number(key?.split('.', 1)[0])
  if (key === undefined || !(until > ctx.now().getTime())) return false
  const [offered, expected] = [Buffer.from(key), Buffer.from(signed(ctx, link, until))]
  return offered.length === expected.length && timingSafeEqual(offered, expected)
}

function signed(ctx: With<'vault'>, { id, token_hash: token, password_hash: password }: Locked, until: number): string {
  return `${until}.${ctx.ports.vault.mac('share-unlock', [id, token, password, until].join(' '))}`
}
