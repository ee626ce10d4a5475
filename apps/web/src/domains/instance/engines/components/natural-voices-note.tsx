import { type EngineModel, enginesEndpoints } from '@vireo/contracts/engines'
import { Button, ProgressBar } from '@vireo/ui'
import { Sparkles } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'

import { useUpdateUser, useUser } from '#users'
import { call } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { formatDecimal, formatSize } from '#kit/format/index.ts'
import type { HomeNoteProps } from '#kit/note-places.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { licenceOf, modelName } from '../models/model-name.ts'
import { isMoving, useEngineOffer, useRefreshEngines } from '../queries.ts'
import { offerWords } from '../offer/words.ts'
import { minutesFor } from './minutes-for.ts'

/** Offers natural voices to whoever may install them, until they are there or are not wanted. */
export function NoteForOperators({ onKnown }: HomeNoteProps) {
  const { data, isPending } = useEngineOffer()
  const { isPending: isUserPending } = useUser()
  const isKnown = !isPending && !isUserPending
  useEffect(() => {
    if (isKnown) onKnown()
  }, [isKnown, onKnown])
  return data?.may_install ? <NaturalVoicesNote /> : null
}

/** Offers natural voices to whoever may install them, and tells everybody else whom to ask, once. */
export function NoteForAll() {
  return <NaturalVoicesNote />
}

function NaturalVoicesNote() {
  const { data: offer } = useEngineOffer()
  const { data: user } = useUser()
  if (!offer || !user || offer.has_natural_voices) return null
  const { model } = offer
  // What is on its way is shown to who began it, whatever they said of the offer.
  if (model && isMoving(model)) return <OnItsWay model={model} />
  if (user.prompts_shown.natural_voices_offer) return null
  if (model) return <Offer model={model} />
  return offer.may_install ? null : <Note text={offerWords.askOperator} actions={<NotNow />} />
}

function OnItsWay({ model }: { readonly model: EngineModel }) {
  const { state, bytes, downloaded_bytes: downloaded } = model
  const share = downloaded / Math.max(1, bytes)
  const percent = formatDecimal(Math.floor(100 * share))
  return (
    <Note text={offerWords.offerMeanwhile} actions={<ToEngines />}>
      <ProgressBar label={offerWords.offerMoving(percent)} value={state === 'unpacking' ? undefined : share} />
      <p className="text-xs text-muted tabular-nums">
        {state === 'unpacking'
          ? offerWords.unpacking
          : offerWords.downloading(formatSize(downloaded), formatSize(bytes))}
      </p>
    </Note>
  )
}

function Offer({ model }: { readonly model: EngineModel }) {
  const refresh = useRefreshEngines()
  const { busy, attempt } = useAttempt(refresh)
  const { name, bytes, memory_bytes: memory, state } = model
  const licence = licenceOf(model)
  const install = () => call(enginesEndpoints.install, { model: name, accept_licence: true })
  const facts = offerWords.offerFacts(formatSize(bytes), offerWords.minutes(minutesFor(bytes)), formatSize(memory))
  return (
    <Note
      text={offerWords.offerLead}
      actions={
        <>
          <Button variant="primary" disabled={busy} onClick={() => void attempt(install)}>
            {state === 'failed' ? offerWords.tryAgain : offerWords.accept}
          </Button>
          <NotNow />
          <ToEngines />
        </>
      }
    >
      <p className="text-sm text-muted">
        {modelName(model)}: {facts} {offerWords.licence}:{' '}
        <a href={licence.url} target="_blank" rel="noreferrer" className="underline">
          {licence.name}
        </a>
        . {licence.notes}
      </p>
      <Failure model={model} />
    </Note>
  )
}

function Failure({ model: { state, problem, is_unreachable: isUnreachable } }: { readonly model: EngineModel }) {
  if (state !== 'failed' || problem === null) return null
  return (
    <output className="block rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
      {isUnreachable ? offerWords.offerUnreachable(problem) : offerWords.offerFailed(problem)}
    </output>
  )
}

function ToEngines() {
  return (
    <AppLink to={paths.engines} className="pressed rounded-sm text-sm text-muted hover:text-ink hover:underline">
      {offerWords.allEngines}
    </AppLink>
  )
}

function NotNow() {
  const update = useUpdateUser()
  return (
    <Button
      disabled={update.isPending}
      onClick={() => update.mutate({ prompts_shown: { natural_voices_offer: true } }, { onError: showFailure })}
    >
      {offerWords.notNow}
    </Button>
  )
}

function Note({
  text,
  actions,
  children,
}: {
  readonly text: string
  readonly actions: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <section aria-label={offerWords.offerTitle} className="flex gap-4 rounded-lg bg-surface p-4">
      <Sparkles aria-hidden size={20} className="mt-0.5 shrink-0 text-muted max-sm:hidden" />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div className="flex flex-col gap-1">
          <h2 className="text-sm font-semibold">{offerWords.offerTitle}</h2>
          <p className="text-sm">{text}</p>
        </div>
        {children}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-3">{actions}</p>
      </div>
    </section>
  )
}
