import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { type Voice, voicesEndpoints, VoiceSettings } from '@vireo/contracts/voices'

import { call, contractQuery } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { controlsFrom, controlsOf, type Controls } from './voice-controls.ts'

/** How long a slider rests before what it says is stored. */
const restMs = 500

type Unsaved = { change: Partial<Controls>; timer: ReturnType<typeof setTimeout> }

/** Changes that were not sent yet, by voice: they survive the screen. */
const unsaved = new Map<string, Unsaved>()

/** Answers how the workspace has a voice speak: kept by the server for everybody in it, changed by the sliders. */
export function useSpeakingSettings(voice: Voice | undefined) {
  const client = useQueryClient()
  const voiceId = voice?.voice_id ?? ''
  const query = settingsQuery(voiceId)
  const { data } = useQuery({ ...query, enabled: voice !== undefined })
  const controls = data ? controlsFrom(data) : controlsOf(voice)
  const show = (shown: Controls) => client.setQueryData(query.queryKey, VoiceSettings.parse(shown))
  return {
    controls,
    isChanged: JSON.stringify(controls) !== JSON.stringify(controlsOf(undefined)),
    set: (change: Partial<Controls>) => {
      show({ ...controls, ...change })
      saveSoon(client, voiceId, change)
    },
    reset: () => {
      show(controlsOf(undefined))
      clearTimeout(unsaved.get(voiceId)?.timer)
      unsaved.delete(voiceId)
      void save(client, voiceId, nothingOfItsOwn)
    },
  }
}

const nothingOfItsOwn = {
  speed: null,
  stability: null,
  similarity_boost: null,
  style: null,
  use_speaker_boost: null,
} as const

type Borrowing = {
  /** How the recording was spoken that is used again; absent while the voice's own settings hold. */
  readonly controls: Controls | undefined
  readonly onChange: (change: { readonly controls: Controls | undefined }) => void
}

/** Tells how the next take is delivered: as the recording was that is used again, else as the voice is kept. */
export function useDelivery(voice: Voice | undefined, { controls, onChange }: Borrowing) {
  const own = useSpeakingSettings(voice)
  if (!controls) return { ...own, isBorrowed: false }
  return {
    controls,
    isBorrowed: true,
    isChanged: true,
    set: (change: Partial<Controls>) => onChange({ controls: { ...controls, ...change } }),
    reset: () => onChange({ controls: undefined }),
  }
}

function settingsQuery(voiceId: string) {
  return { ...contractQuery(voicesEndpoints.getSettings, { voice_id: voiceId }), staleTime: 60_000 }
}

function saveSoon(client: QueryClient, voiceId: string, change: Partial<Controls>): void {
  const waiting = unsaved.get(voiceId)
  clearTimeout(waiting?.timer)
  const all = { ...waiting?.change, ...change }
  const timer = setTimeout(() => {
    unsaved.delete(voiceId)
    void save(client, voiceId, all)
  }, restMs)
  unsaved.set(voiceId, { change: all, timer })
}

/** Stores a change of the sliders; what could not be stored is told, and they go back to what is. */
async function save(
  client: QueryClient,
  voiceId: string,
  change: Partial<Controls> | typeof nothingOfItsOwn,
): Promise<void> {
  try {
    await call(voicesEndpoints.editSettings, { voice_id: voiceId, ...change })
  } catch (error) {
    showFailure(error)
    await client.invalidateQueries({ queryKey: settingsQuery(voiceId).queryKey })
  }
}
