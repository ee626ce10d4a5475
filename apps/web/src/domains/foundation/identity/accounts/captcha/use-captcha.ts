import { useQuery } from '@tanstack/react-query'
import { type Entrance, identityEndpoints } from '@vireo/contracts/identity'
import { useState } from 'react'

import { call, contractQuery } from '#kit/api/index.ts'
import { solveInWorker } from './solve-in-worker.ts'

/** Asks what this instance wants of people who sign up. */
export function useEntranceRules() {
  return useQuery({ ...contractQuery(identityEndpoints.getEntrance, {}), staleTime: 5 * 60_000 })
}

type CaptchaWork = {
  /** Starts early, while somebody still types. */
  begin(): void
  /** What the sign-up needs, or null where nothing is asked for. It counts once, so each is a new one. */
  token(): Promise<string | null>
}

/** Keeps the captcha's work of one form. */
export function useCaptcha(): CaptchaWork {
  const [work] = useState(createCaptchaWork)
  return work
}

function createCaptchaWork(): CaptchaWork {
  let underWay: Promise<string | null> | undefined
  const begin = () => {
    underWay ??= call(identityEndpoints.getEntrance, {}).then(({ captcha }) => solveFor(captcha))
    underWay.catch(() => {
      underWay = undefined
    })
    return underWay
  }
  return {
    begin: () => void begin(),
    token: () => {
      const working = begin()
      underWay = undefined
      return working
    },
  }
}

async function solveFor({ kind, site_key: siteKey }: Entrance['captcha']): Promise<string | null> {
  if (kind === 'altcha') return solveInWorker(await call(identityEndpoints.getCaptchaChallenge, {}))
  if (kind === 'off') return null
  const { recaptchaToken } = await import('./recaptcha.ts')
  return recaptchaToken(siteKey ?? '')
}
