import { Sparkles } from 'lucide-react'
import { Navigate } from 'react-router'

import { paths } from '#kit/routing/index.ts'
import type { VoiceAction } from '#voices'
import { voiceDesignTitleWords } from './titles/words.ts'

/** Remixing, in the menu of a voice: leads to the screen where voices are designed. */
export const remixAction: VoiceAction = {
  id: 'remix',
  rank: 1,
  title: () => voiceDesignTitleWords.remix,
  icon: Sparkles,
  isOffered: (voice) => voice.cloning_method !== 'copied' && voice.preview_url !== null,
  dialog: ({ voice }) => <Navigate to={`${paths.voiceDesign}?voice=${encodeURIComponent(voice.voice_id)}`} />,
}
