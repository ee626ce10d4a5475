import type { Access, Endpoint } from './endpoint.ts'

/** Lists the codes that an endpoint may answer with: its own, and those that follow from what it asks of callers. */
export function codesOf(
  endpoint: Pick<Endpoint, 'access' | 'hearsCredentials' | 'errors' | 'idempotent' | 'body' | 'multipart'>,
): readonly string[] {
  const { access, errors, idempotent, body, multipart } = endpoint
  const codes = [
    ...errors,
    ...credentialCodes(access),
    ...(endpoint.hearsCredentials ? ['invalid_api_key', 'invalid_authorization_header', 'address_not_allowed'] : []),
    ...(body || multipart ? ['malformed_json', 'invalid_content_type', 'request_too_large'] : []),
    ...(idempotent ? ['idempotency_key_reused', 'already_processing'] : []),
    'rate_limit_exceeded',
    'internal_error',
    'service_unavailable',
  ]
  return [...new Set(codes)]
}

function credentialCodes(access: Access): readonly string[] {
  if (access === 'public') return []
  if (access === 'session') return ['sign_in_required']
  const signedIn = ['missing_api_key', 'invalid_api_key', 'invalid_authorization_header']
  return access === 'signed-in' ? signedIn : [...signedIn, 'insufficient_permissions']
}
