import { hash, randomBytes } from 'node:crypto'
import type { With } from '#ports/ports.ts'
import type { LinkRow } from '../tables.ts'

const purpose = 'share-link'

export type NewToken = Pick<LinkRow, 'token_hash' | 'token_sealed'>

/** Makes what stands in the address of a link: 256 bits of chance, kept as a digest and sealed. Logs cut out segments as long. */
export function newToken(ctx: With<'vault'>): NewToken {
  const token = randomBytes(32).toString('base64url')
  return { token_hash: digestOf(token), token_sealed: ctx.ports.vault.seal(purpose, token) }
}

/** Returns what a token is looked up by. */
export function digestOf(token: string): string {
  return hash('sha256', token, 'hex')
}

/** Returns the address of a link's page; undefined once the instance has another key. */
export function addressOf(ctx: With<'vault' | 'settings'>, link: Pick<LinkRow, 'token_sealed'>): string | undefined {
  const token = ctx.ports.vault.open(purpose, link.token_sealed)
  return token === undefined ? undefined : new URL(`/s/${token}`, ctx.ports.settings.contentUrl).href
}
