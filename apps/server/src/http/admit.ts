import type { Endpoint } from '@vireo/contracts/kit'
import type { Client } from '../kernel/client.ts'
import { AppError } from '../kernel/errors.ts'
import type {
  Authenticate,
  AuthenticateSession,
  AuthenticateSingleUse,
  Caller,
  Credentials,
  Follow,
} from './authenticate.ts'
import type { Who } from './admission/who.ts'
import { anonymous } from '../kernel/context.ts'

export type Doors = {
  readonly authenticate: Authenticate
  readonly authenticateSession: AuthenticateSession
  readonly authenticateSingleUse: AuthenticateSingleUse
  readonly follow: Follow
}

const nobody: Caller = { actor: anonymous, workspaceId: '' }

/** A contract, as far as it says who may call. */
export type Asked = Pick<Endpoint, 'access' | 'duringSetUp' | 'hearsCredentials'>

/** Admits a caller by what the contract asks of callers, or throws 401 or 403, so that no operation can forget to. */
export async function admit(asked: Asked, credentials: Credentials, doors: Doors, client: Client): Promise<Caller> {
  const { access } = asked
  if (access === 'public') {
    const heard = asked.hearsCredentials ? await doors.authenticate(credentials) : undefined
    return heard ? admitCaller({ ...asked, duringSetUp: true }, heard, client) : nobody
  }
  const caller =
    access === 'session' ? await doors.authenticateSession(credentials) : await doors.authenticate(credentials)
  if (!caller) throw new AppError(access === 'session' ? 'sign_in_required' : 'missing_api_key')
  return admitCaller(asked, caller, client)
}

/** A contract, as far as it says which single-use token opens it, and under which name. */
type TakesToken = Pick<Endpoint, 'singleUseToken' | 'tokenName'>

/** Finds the single-use token in the fields of an address or a message, where the contract takes one. */
export function tokenIn(
  { singleUseToken, tokenName }: TakesToken,
  fields: Readonly<Record<string, unknown>>,
): string | undefined {
  const token = fields['single_use_token'] ?? (tokenName === undefined ? undefined : fields[tokenName])
  return singleUseToken !== undefined && typeof token === 'string' ? token : undefined
}

/** Uses a single-use token up and admits who made it, by the rules of `admit`. */
export async function admitByToken(
  asked: Asked & TakesToken,
  token: string,
  doors: Doors,
  client: Client,
): Promise<Caller> {
  return admitCaller(asked, await doors.authenticateSingleUse({ token, type: asked.singleUseToken ?? '' }), client)
}

/** Admits a caller who is already known, by the rules of `admit`. */
export function admitCaller(asked: Asked, caller: Caller, client: Client): Caller {
  const { access } = asked
  if (caller.allowsAddress && !caller.allowsAddress(client.address)) throw new AppError('address_not_allowed')
  if (caller.mustSetUpSecondFactor && !asked.duringSetUp) throw new AppError('second_factor_setup_required')
  if (typeof access === 'string') return caller
  const { permissions } = caller.actor
  if (permissions !== 'all' && !permissions.includes(access.scope)) {
    throw new AppError('insufficient_permissions', {
      message: `This credential needs the permission ${access.scope}.`,
      data: { permission: access.scope },
    })
  }
  return caller
}

/** Determines who is charged for what a caller takes of the process. */
export function holderOf({ actor, workspaceId }: Caller): Who {
  const credential = actor.apiKeyId ?? actor.sessionId ?? actor.userId
  return { credential: credential || undefined, workspace: workspaceId || undefined }
}
