import { AppError } from '../kernel/errors.ts'
import type { Client } from '../kernel/client.ts'
import { admitCaller, type Asked, type Doors } from './admit.ts'
import type { Caller } from './authenticate.ts'

export type Stay = {
  /** Throws what a request with the same credential would be told at this moment. */
  check(): Promise<void>
  stop(): void
}

/**
 * Keeps admitting the holder of an open socket: `check` is for every message and throws once the credential is revoked
 * or may do less; `ended` is called as soon as that happens, on whichever node.
 */
export function stayAdmitted(
  asked: Asked,
  { caller, client }: { readonly caller: Caller; readonly client: Client },
  { follow }: Pick<Doors, 'follow'>,
  ended: (error: unknown) => void,
): Stay {
  let isOver = false
  const stop = () => {
    isOver = true
    followed?.stop()
  }
  const check = async () => {
    if (isOver || !followed) return
    const now = await followed.now()
    if (!now)
      throw new AppError(caller.actor.apiKeyId === undefined ? 'invalid_authorization_header' : 'invalid_api_key')
    admitCaller(asked, now, client)
  }
  const followed = follow(caller, () => {
    check().catch((error: unknown) => {
      if (isOver) return
      stop()
      ended(error)
    })
  })
  return { check, stop }
}
