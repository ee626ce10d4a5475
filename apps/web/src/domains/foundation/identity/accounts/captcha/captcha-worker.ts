import { CaptchaChallenge } from '@vireo/contracts/identity'

import { solve } from './solve.ts'

/** Works on a puzzle beside the page, which stays quick: one message in, one message out. */
addEventListener('message', (event: MessageEvent<unknown>) => {
  solve(CaptchaChallenge.parse(event.data)).then(
    (token) => postMessage({ token }),
    (error: unknown) => postMessage({ failure: error instanceof Error ? error.message : String(error) }),
  )
})
