import { isSignedUntil, signedUntil } from '#kernel/signed-until.ts'
import type { With } from '#ports/ports.ts'
import type { LinkRow } from '../tables.ts'

/** How long somebody hears a recording after they gave its password. */
const openMs = 6 * 3_600_000

type Locked = Pick<LinkRow, 'id' | 'token_hash' | 'password_hash'>

/** Makes what opens the sound of one link for a while. It ends with the password and with the link. */
export function unlockKeyOf(ctx: With<'vault'>, link: Locked): string {
  return signedUntil(ctx.ports.vault, signed(link), ctx.now().getTime() + openMs)
}

/** Tells whether a key opens the sound of a link; without a password it needs none. */
export function opensWith(ctx: With<'vault'>, link: Locked, key: string | undefined): boolean {
  if (link.password_hash === null) return true
  return key !== undefined && isSignedUntil(ctx.ports.vault, signed(link), { key, now: ctx.now() })
}

function signed({ id, token_hash: token, password_hash: password }: Locked) {
  return { purpose: 'share-unlock', text: [id, token, password].join(' ') }
}
