import { useState } from 'react'
import { useLocation } from 'react-router'

import { useAddressQuery } from '#kit/routing/index.ts'
import { handedOver, type MusicForm, readDraft, settingsOf, writeDraft } from '../music-form.ts'
import { draftOf, lengthOf, type PlanDraft, planOf } from '../plan/plan-draft.ts'
import { useSong } from '../queries.ts'
import { useMaking } from './use-making.ts'

/** Holds what is being made: the words, the plan, and the song that is open by its address. */
export function useWorkshop() {
  const { state: handed } = useLocation()
  const [query, changeQuery] = useAddressQuery()
  const songId = query.get('song') ?? undefined
  const song = useSong(songId)
  const [form, setForm] = useState(() => handedOver(handed) ?? readDraft())
  // Each song begins with its own plan; what is changed about it goes when another is opened.
  const [edited, setEdited] = useState<{ readonly of: string | undefined; readonly plan: PlanDraft }>()
  const opened = song.data
  const plan =
    edited && edited.of === songId
      ? edited.plan
      : // No section of what somebody brought can stay as it is: it has no score.
        opened && draftOf(opened.composition_plan, { isOfSong: opened.origin === 'composed' })
  const open = (id: string | undefined) => {
    setEdited(undefined)
    changeQuery({ song: id, from: undefined })
  }
  // Whoever has waited for a song is led to it; who comes by an address is at the top.
  const [freshId, setFreshId] = useState<string>()
  const openFresh = (id: string) => {
    setFreshId(id)
    open(id)
  }
  const making = useMaking(openFresh)
  const change = (changes: Partial<MusicForm>) => {
    const next = { ...form, ...changes }
    setForm(next)
    writeDraft(next)
  }
  const setPlan = (next: PlanDraft) => setEdited({ of: songId, plan: next })

  const compose = (wanted: MusicForm, of: PlanDraft | undefined) => {
    const { format } = wanted
    if (!of) {
      const length = wanted.seconds === null ? undefined : wanted.seconds * 1000
      void making.compose({ ...settingsOf(wanted), prompt: wanted.prompt, music_length_ms: length }, format, length)
      return
    }
    const asked = {
      ...settingsOf(wanted),
      composition_plan: planOf(of, opened),
      ...(opened && { version_of: opened.song_id, generation_mode: opened.is_loop ? ('loop' as const) : wanted.kind }),
    }
    void making.compose(asked, format, lengthOf(of))
  }
  const makePlan = async () => {
    const made = await making.plan({
      prompt: form.prompt,
      seconds: form.seconds,
      ...(plan && { source: planOf(plan) }),
    })
    if (made && 'sections' in made) setPlan(draftOf(made))
  }
  return { form, change, plan, setPlan, song, songId, freshId, open, openFresh, making, compose, makePlan }
}
