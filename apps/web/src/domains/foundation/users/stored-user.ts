import type { User } from '@vireo/contracts/users'

/** How long the cookie lives, in seconds: 360 days. */
const storedUserSeconds = 360 * 24 * 60 * 60

/**
 * Makes the cookie that says who uses this browser, as pages without a session may need it: four fields, secure and
 * for our own pages only. It opens nothing; signing out removes it with everything else of the product's.
 */
export function storedUserCookie(user: Pick<User, 'ccpa_opt_out' | 'user_id' | 'workspace_id' | 'email'>): string {
  const { ccpa_opt_out, user_id, workspace_id, email } = user
  const value = encodeURIComponent(JSON.stringify({ ccpa_opt_out, user_id, workspace_id, email }))
  return `vireo.user=${value}; Path=/; Max-Age=${String(storedUserSeconds)}; Secure; SameSite=Strict`
}
