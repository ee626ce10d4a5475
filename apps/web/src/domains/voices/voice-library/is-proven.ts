import type { Voice } from '@vireo/contracts/voices'

/** Tells whether a voice is known to be its owner's; what was designed is nobody's. */
export function isProven({ cloning_method: method, voice_verification: verification }: Voice): boolean {
  return method === 'designed' || verification.is_verified
}
