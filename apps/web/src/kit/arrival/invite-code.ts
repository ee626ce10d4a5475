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

const joinedKey = 'vireo.joined'
const Joined = z.object({ workspaceName: z.string(), invitedBy: z.string().nullable(), seat: z.string() })

/** The workspace that somebody has just joined, by whom they were invited and as what. */
export type Joined = z.infer<typeof Joined>

/** Keeps where somebody has just arrived, so that the first screen greets them there. */
export function keepJoined(joined: Joined): void {
  writeStored(joinedKey, joined)
}

/** Answers where somebody has just arrived, until they were greeted. */
export function storedJoined(): Joined | undefined {
  return readStored(joinedKey, Joined)
}

/** Forgets where somebody arrived: they were greeted. */
export function forgetJoined(): void {
  removeStored(joinedKey)
}
