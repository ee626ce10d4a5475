/** Reads what a partner's link brought along for the account that is about to be created. */
export function signUpExtras(query: URLSearchParams): {
  readonly pid: string | null
  readonly xid: string | null
  readonly gcp_marketplace_jwt: string | null
} {
  const given = (name: string) => query.get(name) || null
  return { pid: given('pid'), xid: given('xid'), gcp_marketplace_jwt: given('gcp_marketplace_jwt') }
}
