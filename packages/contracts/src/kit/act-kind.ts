/**
 * What an act is to tools that watch for danger: a class of the Open Cybersecurity Schema Framework and what is done. Who
 * signs in or out, what becomes of somebody's account, and what becomes of anything else.
 */
export type ActKind =
  | `authentication: ${'logon' | 'logoff' | 'other'}`
  | `account: ${'create' | 'delete' | 'lock' | 'password change' | 'password reset' | 'second factor on' | 'second factor off' | 'other'}`
  | `thing: ${'create' | 'read' | 'update' | 'delete' | 'other'}`
