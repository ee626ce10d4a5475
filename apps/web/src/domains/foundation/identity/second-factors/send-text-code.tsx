import { identityEndpoints } from '@vireo/contracts/identity'
import { Button } from '@vireo/ui'
import { useState } from 'react'

import { announce } from '#kit/announce.tsx'
import { call } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { secondFactorWords } from './words.ts'

/** Sends a code to the phone of whoever is signing in. */
export function SendTextCode({ challenge, phone }: { readonly challenge: string; readonly phone: string }) {
  const [state, setState] = useState<'unsent' | 'sending' | 'sent'>('unsent')
  const send = async () => {
    setState('sending')
    try {
      await call(identityEndpoints.sendSecondStepCode, { challenge })
      announce(secondFactorWords.sentText(phone))
      setState('sent')
    } catch (error) {
      showFailure(error)
      setState('unsent')
    }
  }
  return (
    <div className="flex flex-col gap-2">
      {state === 'sent' ? <p className="text-sm text-muted">{secondFactorWords.sentText(phone)}</p> : null}
      <Button loading={state === 'sending'} onClick={() => void send()}>
        {state === 'sent' ? secondFactorWords.sendAgain : secondFactorWords.sendText(phone)}
      </Button>
    </div>
  )
}
