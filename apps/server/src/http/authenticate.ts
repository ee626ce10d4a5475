import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Actor } from '../kernel/context.ts'

/** What a request proved about its caller. */
export type Caller = {
  readonly actor: Actor
  readonly workspaceId: WorkspaceId
  /** Whether the credential may be used from an address; absent when it may from everywhere. */
  readonly allowsAddress?: (address: string) => boolean
  /** Until then only the routes that set one up answer. */
  readonly mustSetUpSecondFactor?: boolean
}

/** The credentials a request may carry; all of them hostile text until the identity slice has looked. */
export type Credentials = {
  readonly apiKey?: string | undefined
  /** Without the word "Bearer". */
  readonly bearer?: string | undefined
  readonly cookie?: string | undefined
}

/**
 * Filled by the identity slice. `undefined` means nothing was offered; a credential that does not hold
 * throws `invalid_api_key` or `invalid_authorization_header`.
 */
export type Authenticate = (credentials: Credentials) => Promise<Caller | undefined>

/** Like it, for the session cookie alone. */
export type AuthenticateSession = (credentials: Credentials) => Promise<Caller | undefined>

/** Uses a single-use token up and tells who made it; throws `invalid_authorization_header` when it does not hold. */
export type AuthenticateSingleUse = (offered: { readonly token: string; readonly type: string }) => Promise<Caller>

/** What somebody came with, for as long as they stay. */
export type Followed = {
  /** Who they are by now; undefined, or a failure like that of a request, when it holds no more. */
  now(): Promise<Caller | undefined>
  stop(): void
}

/** Calls back when something of the caller's credential has changed or ended. Undefined for whoever came without one. */
export type Follow = (caller: Caller, changed: () => void) => Followed | undefined

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Collects what a request offers; an `authorization` that is no bearer is offered as an empty token. */
export function credentialsOf(headers: Headers): Credentials {
  // An empty header is what a program sends whose key was never set: nothing was offered.
  const apiKey = single(headers['xi-api-key'])?.trim() || undefined
  const authorization = single(headers['authorization'])
  return {
    ...(apiKey !== undefined && { apiKey }),
    ...(authorization !== undefined && { bearer: bearerOf(authorization) }),
    ...(headers['cookie'] !== undefined && { cookie: single(headers['cookie']) }),
  }
}

/** Extracts the token from `Bearer …`; empty for any other scheme. */
export function bearerOf(authorization: string): string {
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? ''
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}
