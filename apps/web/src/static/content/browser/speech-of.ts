import type { CaptchaChallenge } from '@vireo/contracts/identity'

import { solve } from '#identity/accounts/captcha/index.ts'

type Wanted = { readonly text: string; readonly voice_id: string }

/** Why nothing was spoken, as the page has a sentence for it. */
export type Refusal = 'usedUp' | 'crowded' | 'empty' | 'failed'

const refusals: Readonly<Record<string, Refusal>> = {
  landing_speech_used_up: 'usedUp',
  rate_limit_exceeded: 'crowded',
  captcha_failed: 'crowded',
  service_unavailable: 'crowded',
  empty_text: 'empty',
}

/** Gets a text spoken for somebody without an account; solves the puzzle that is asked for where many come at once. */
export async function speechOf(wanted: Wanted): Promise<Blob | Refusal> {
  const first = await ask(wanted)
  if (first !== 'captcha_failed') return typeof first === 'string' ? (refusals[first] ?? 'failed') : first
  const token = await solvedPuzzle()
  if (token === undefined) return 'crowded'
  const second = await ask({ ...wanted, captcha_token: token })
  return typeof second === 'string' ? (refusals[second] ?? 'failed') : second
}

/** Answers the sound, or the code of what went wrong. */
async function ask(body: Wanted & { readonly captcha_token?: string }): Promise<Blob | string> {
  const answer = await fetch('/v1/landing/speech', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (answer.ok) return answer.blob()
  const failure = (await answer.json()) as { readonly detail?: { readonly code?: string } }
  return failure.detail?.code ?? ''
}

/** Solves the puzzle of the instance; undefined where it asks for a captcha that this page cannot show. */
async function solvedPuzzle(): Promise<string | undefined> {
  const answer = await fetch('/v1/identity/captcha-challenge')
  return answer.ok ? solve((await answer.json()) as CaptchaChallenge) : undefined
}
