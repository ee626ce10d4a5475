import { useQueryClient } from '@tanstack/react-query'
import { SoundEffectInfo, soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'

import { announce } from '#kit/announce.tsx'
import { ApiError, callBytes, isAborted, messageOf } from '#kit/api/index.ts'
import { refreshHistory } from '#history'
import { creditsKey } from '#usage'
import { type EffectForm, seedOf, variantsOf } from './effect-form.ts'
import { soundEffectsWords } from './words.ts'

export type EffectsState =
  | { readonly status: 'idle'; readonly notUnderstood: readonly string[] }
  | { readonly status: 'working'; readonly made: number; readonly all: number }
  | { readonly status: 'failed'; readonly message: string; readonly suggestions: readonly string[] }

const idle: EffectsState = { status: 'idle', notUnderstood: [] }
const Refusal = z.object({ prompt_suggestions: z.array(z.string()).catch([]) }).catch({ prompt_suggestions: [] })

/** Makes the variants of a prompt one after the other; leaving the screen calls the rest off, which then costs nothing. */
export function useEffects() {
  const [state, setState] = useState<EffectsState>(idle)
  const running = useRef<AbortController>(undefined)
  const client = useQueryClient()
  useEffect(() => () => running.current?.abort(), [])

  const run = async (form: EffectForm, seed?: number) => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    try {
      const all = seed === undefined ? variantsOf(form) : 1
      let notUnderstood: readonly string[] = []
      for (let made = 0; made < all; made++) {
        setState({ status: 'working', made, all })
        announce(soundEffectsWords.making(made, all))
        notUnderstood = (await makeOne(form, seed ?? seedOf(form), controller.signal)).not_understood
        await refreshHistory(client)
      }
      setState({ status: 'idle', notUnderstood })
      announce(soundEffectsWords.done)
    } catch (error) {
      setState(isAborted(error) ? idle : failureOf(error))
    } finally {
      running.current = undefined
      void client.invalidateQueries({ queryKey: creditsKey })
    }
  }
  return { state, run, stop: () => running.current?.abort() }
}

async function makeOne(form: EffectForm, seed: number | undefined, signal: AbortSignal): Promise<SoundEffectInfo> {
  const answer = await callBytes(
    soundEffectsEndpoints.generate,
    {
      text: form.text,
      duration_seconds: form.seconds,
      loop: form.loops,
      prompt_influence: form.influence,
      ...(seed !== undefined && { seed }),
    },
    { signal },
  )
  // The recording is in the history already; nothing of the answer but its head is needed.
  await answer.stream.cancel()
  return SoundEffectInfo.parse(JSON.parse(answer.headers.get('generation-info') ?? '{}'))
}

function failureOf(error: unknown): EffectsState {
  if (!(error instanceof ApiError) || error.code !== 'bad_prompt') {
    return { status: 'failed', message: messageOf(error), suggestions: [] }
  }
  const { prompt_suggestions: suggestions } = Refusal.parse(error.data)
  return { status: 'failed', message: soundEffectsWords.nothingUnderstood, suggestions }
}
