import type { Voice } from '@vireo/contracts/voices'
import { useNavigate } from 'react-router'

import { inOrderOfTrust, useVoices } from '#voices'
import { useVoicePreview } from '#voices/components/index.ts'
import { currentLanguage } from '#kit/language/index.ts'
import { paths } from '#kit/routing/index.ts'
import type { Template } from './templates.ts'
import { templateWords } from './words.ts'

/**
 * Opens the tool of a template with its sample in it, and lets its voice be heard at once: its own preview, which is there already
 * and costs nothing. Where there is no voice, the tool opens with the text.
 */
export function useTemplate() {
  const navigate = useNavigate()
  const { data: known, isPending, refetch } = useVoices()
  const preview = useVoicePreview(currentLanguage())
  const open = async (template: Template) => {
    // Whoever answers faster than voices come waits for them rather than hearing nothing.
    const voices = known ?? (await refetch()).data
    const [voice, other = voice] = speakersOf(voices ?? [])
    if (voice && preview.stateOf(voice) === 'silent') preview.toggle(voice)
    const { to, state } = wayTo(template, voice, other)
    return navigate(to, { state })
  }
  return { open, isPending }
}

function wayTo({ id, tool }: Template, voice: Voice | undefined, other: Voice | undefined) {
  const { text } = templateWords.templates[id]
  if (tool === 'dialogue' && voice && other) {
    const dialogue = text.split('\n').map((line, at) => ({
      text: line,
      voice_id: (at % 2 === 0 ? voice : other).voice_id,
    }))
    return { to: `${paths.textToSpeech}?mode=dialogue`, state: { dialogue } }
  }
  return {
    to: paths.textToSpeech,
    state: { text: text.replaceAll('\n', ' '), ...(voice && { voiceId: voice.voice_id }) },
  }
}

/** Lists who may speak a sample: those who are sure to speak, and read the reader's language where any does. */
function speakersOf(voices: readonly Voice[]): readonly Voice[] {
  const sure = inOrderOfTrust(voices)
  const own = sure.filter((voice) => voice.labels['language'] === currentLanguage())
  return own.length > 0 ? own : sure
}
