import { z } from 'zod'

import { readStored, removeStored, writeStored } from '../storage.ts'

const storageKey = 'invite-code'
const putOffKey = 'vireo.invite-put-off'

/** Answers the code of the workspace invite that led here; it survives signing out, until sign-up or acceptance. */
export function storedInviteCode(): string | undefined {
  return readStored(storageKey, z.string().min(1))
}

/** Keeps the code of a link that was followed: whoever follows it once more wants to see the invitation now. */
export function keepInviteCode(code: string): void {
  writeStored(storageKey, code)
  removeStored(putOffKey)
}

/** Forgets the code of the invite that led here. */
export function forgetInviteCode(): void {
  removeStored(storageKey)
}

/** Remembers that somebody wants to answer another time: the invitation does not open by itself again. */
export function putInviteOff(code: string): void {
  writeStored(putOffKey, code)
}

/** Tells whether the invitation was put off. */
export function isInvitePutOff(code: string): boolean {
  return readStored(putOffKey, z.string()) === code
}
