import type { AddressCapability, AddressTrial } from '@vireo/contracts/engines'
import { Button } from '@vireo/ui'
import { useEffect, useRef, useState } from 'react'

import { bytesFromBase64 } from '#kit/files/bytes-from-base64.ts'
import { messageOf } from '#kit/api/index.ts'
import { TrackButton } from '#kit/recorder/index.ts'
import { addressWords } from './words.ts'

/** Tries what an engine is to do, once for each capability, and shows what came of it and how long it took. */
export function EngineTrial({
  capabilities,
  ask,
  onVoices,
}: {
  readonly capabilities: readonly AddressCapability[]
  /** Undefined where what was filled in cannot be tried yet. */
  readonly ask: (capability: AddressCapability) => Promise<AddressTrial> | undefined
  readonly onVoices: (voices: readonly string[]) => void
}) {
  const [busy, setBusy] = useState<AddressCapability>()
  const [outcome, setOutcome] = useState<{ readonly trial?: AddressTrial; readonly problem?: string }>()
  const shown = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (outcome) shown.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  const begin = async (capability: AddressCapability) => {
    const asked = ask(capability)
    if (!asked) return
    setBusy(capability)
    setOutcome(undefined)
    try {
      setOutcome({ trial: await asked })
    } catch (error) {
      setOutcome({ problem: messageOf(error) })
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {capabilities.map((capability) => (
          <Button
            key={capability}
            size="sm"
            loading={busy === capability}
            disabled={busy !== undefined}
            onClick={() => void begin(capability)}
          >
            {addressWords.try(addressWords.capabilities[capability])}
          </Button>
        ))}
      </div>
      <output ref={shown} className="block pb-2 text-sm empty:hidden">
        {outcome?.problem === undefined ? null : <span className="text-danger">{outcome.problem}</span>}
        {outcome?.trial ? <Outcome trial={outcome.trial} onVoices={onVoices} /> : null}
      </output>
    </div>
  )
}

function Outcome({
  trial,
  onVoices,
}: {
  readonly trial: AddressTrial
  readonly onVoices: (voices: readonly string[]) => void
}) {
  const { audio_base64: audio, latency_ms: latency, voices } = trial
  return (
    <span className="flex flex-wrap items-center gap-3">
      {audio === null ? null : <Listen audio={audio} />}
      <span className="min-w-0">
        {addressWords.tried(latency)} {told(trial)}
      </span>
      {voices.length > 0 ? (
        <Button size="sm" onClick={() => onVoices(voices.slice(0, 24))}>
          {addressWords.takeVoices(Math.min(24, voices.length))}
        </Button>
      ) : null}
    </span>
  )
}

function told({ capability, text }: AddressTrial): string {
  if (capability === 'recognition') return addressWords.heard(text)
  if (capability === 'embeddings') return addressWords.vectors(text)
  if (capability === 'separation') return addressWords.answered(text)
  return capability === 'chat' ? addressWords.answered(text) : ''
}

function Listen({ audio }: { readonly audio: string }) {
  const [track] = useState(() => {
    const file = new Blob([bytesFromBase64(audio)], { type: 'audio/wav' })
    return {
      id: `engine-trial-${crypto.randomUUID()}`,
      title: addressWords.listen,
      open: () => Promise.resolve({ url: URL.createObjectURL(file) }),
    }
  })
  return <TrackButton track={track} />
}
