import type { CaptchaChallenge } from '@vireo/contracts/identity'
import { solveChallenge } from 'altcha-lib'

import { sha256 } from './sha-256.ts'

/** Finds the counter of a proof of work, and writes it as the server reads it: base64 of JSON. */
export async function solve(challenge: CaptchaChallenge): Promise<string> {
  const { keySignature, expiresAt, ...parameters } = challenge.parameters
  const solution = await solveChallenge({
    challenge: {
      signature: challenge.signature,
      parameters: {
        ...parameters,
        ...(keySignature !== undefined && { keySignature }),
        ...(expiresAt !== undefined && { expiresAt }),
      },
    },
    deriveKey: async ({ cost, keyLength }, salt, password) => {
      const message = new Uint8Array(salt.length + password.length)
      message.set(salt)
      message.set(password, salt.length)
      let derivedKey = sha256(message)
      for (let round = 1; round < cost; round++) derivedKey = sha256(derivedKey)
      return { derivedKey: derivedKey.subarray(0, keyLength) }
    },
  })
  if (!solution) throw new Error('The proof of work was not found in time.')
  return btoa(JSON.stringify({ challenge, solution }))
}
