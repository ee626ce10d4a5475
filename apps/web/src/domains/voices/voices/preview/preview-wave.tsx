import { useMemo } from 'react'

import { currentLanguage } from '#kit/language/index.ts'
import { TrackWaveform } from '#kit/player/index.ts'
import type { HeardVoice } from '../filter-voices.ts'
import { voiceWords } from '../words.ts'
import { previewTrackOf } from './preview.ts'

type Props = {
  readonly voice: HeardVoice
  readonly language?: string | undefined
  readonly size?: 'row' | 'card' | 'tall'
  /** Plays the sample from where it is pressed; otherwise it is a picture until it sounds. */
  readonly movable?: boolean
}

/** Draws the sample of a voice in its colours, and how far it is while it sounds. */
export function PreviewWave({ voice, language = '', size = 'row', movable = false }: Props) {
  const spoken = language || currentLanguage()
  const track = useMemo(() => {
    const known = previewTrackOf(voice, spoken)
    return known && !movable ? { ...known, durationMs: undefined } : known
  }, [voice, spoken, movable])
  if (!track) return null
  return <TrackWaveform track={track} label={voiceWords.sampleOf(voice.name)} size={size} />
}
