import { redirectTarget } from '@vireo/contracts/actions'
import { type AccessToken } from '@vireo/contracts/identity'
import { type Output } from '@vireo/contracts/kit'
import { ssoEndpoints } from '@vireo/contracts/sso'
import { Spinner } from '@vireo/ui'
import { Suspense, useEffect, useState } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'

import { call, messageOf } from '#kit/api/index.ts'
import { paths } from '#kit/routing/index.ts'
import { enterSession } from '#kit/session/index.ts'
import { EntranceFrame, EntranceLink, SecondStep } from '#identity'
import { ssoWords } from '../words.ts'
import { ConnectCard } from './connect-card.tsx'
import { rememberedTarget } from './remember-target.ts'
import { TestedCard } from './tested-card.tsx'

type Outcome = Output<typeof ssoEndpoints.finish>

/** An answer counts once: whoever mounts twice, as in development, asks once. */
const asked = new Map<string, Promise<Outcome>>()
function finish(answer: string): Promise<Outcome> {
  const asking = asked.get(answer) ?? call(ssoEndpoints.finish, { answer })
  asked.set(answer, asking)
  return asking
}

/** Lets somebody in, to where they wanted to go before they were sent away. */
function enterWith(navigate: NavigateFunction, token: AccessToken): void {
  enterSession(token)
  void navigate(redirectTarget(rememberedTarget(), location.origin) ?? paths.home, { replace: true })
}

/** Lets somebody in who is back from the identity provider, or says what is missing. */
export function FinishCard({ answer }: { readonly answer: string }) {
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<Outcome>()
  const [failure, setFailure] = useState<string>()
  const enter = (token: AccessToken) => enterWith(navigate, token)
  useEffect(() => {
    let isHere = true
    finish(answer).then(
      (result) => {
        if (!isHere) return
        if ('access_token' in result) enterWith(navigate, result)
        else setOutcome(result)
      },
      (error: unknown) => {
        if (isHere) setFailure(messageOf(error))
      },
    )
    return () => {
      isHere = false
    }
  }, [answer, navigate])
  if (failure !== undefined) return <FailedCard message={failure} />
  if (!outcome || 'access_token' in outcome) return <WaitingCard />
  if ('second_factor_required' in outcome)
    return (
      <EntranceFrame title={ssoWords.title}>
        <Suspense fallback={<div aria-busy />}>
          <SecondStep step={outcome} onDone={enter} onStartAgain={() => void navigate(paths.sso)} />
        </Suspense>
      </EntranceFrame>
    )
  return outcome.sso === 'tested' ? <TestedCard {...outcome} /> : <ConnectCard {...outcome} onConnected={enter} />
}

function WaitingCard() {
  return (
    <EntranceFrame title={ssoWords.title}>
      <output className="flex items-center gap-3 text-sm text-muted">
        <Spinner />
        {ssoWords.finishing}
      </output>
    </EntranceFrame>
  )
}

function FailedCard({ message }: { readonly message: string }) {
  return (
    <EntranceFrame
      title={ssoWords.failedTitle}
      footer={<EntranceLink to={paths.sso}>{ssoWords.startAgain}</EntranceLink>}
    >
      <p role="alert" className="text-sm">
        {message}
      </p>
    </EntranceFrame>
  )
}
