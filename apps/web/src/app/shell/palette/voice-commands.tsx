import { useVoices, whyMute } from '#voices'
import type { PaletteCommand } from '@vireo/ui'
import { Mic } from 'lucide-react'
import { useNavigate } from 'react-router'

import { paths } from '../../../kit/routing/index.ts'
import { appWords } from '../../words.ts'

/** Lists the voices that can speak, each leading to the composer with it chosen. */
export function useVoiceCommands(): PaletteCommand[] {
  const navigate = useNavigate()
  const { data } = useVoices()
  const speaking = (data ?? []).filter((voice) => !whyMute(voice))
  return speaking.map((voice) => ({
    id: voice.voice_id,
    title: appWords.speakWith(voice.name),
    keywords: Object.values(voice.labels),
    icon: <Mic size={16} />,
    run: () => void navigate(paths.textToSpeech, { state: { voiceId: voice.voice_id } }),
  }))
}
